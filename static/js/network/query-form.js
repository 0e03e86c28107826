// The fields of a query and their types. Written by `make shared`; change the Python instead.

/** @import { Form } from "./validation.js" */

/** @satisfies {Form} */
export const QUERY = {
 "type": "object",
 "fields": {
  "user": {
   "type": "kinds",
   "of": {
    "name": {
     "type": "text",
     "max": 1000
    },
    "id": {
     "type": "int"
    }
   },
   "kind": "_kind_of_user",
   "nullable": true,
   "default": null
  },
  "visits": {
   "type": "kinds",
   "of": {
    "notation": {
     "type": "text",
     "max": 200000
    },
    "list": {
     "type": "list",
     "items": {
      "type": "kinds",
      "of": {
       "place": {
        "type": "text",
        "max": 1000
       },
       "visit": {
        "type": "object",
        "fields": {
         "location": {
          "type": "union",
          "of": [
           {
            "type": "text",
            "max": 1000
           },
           {
            "type": "int"
           }
          ]
         },
         "arrival": {
          "type": "text",
          "max": 1000,
          "nullable": true,
          "default": null
         },
         "duration_minutes": {
          "type": "int",
          "ge": 0,
          "le": 99999,
          "lax": true,
          "nullable": true,
          "default": null
         }
        }
       }
      },
      "kind": "_kind_of_visit"
     },
     "max": 10000,
     "wrap": "_stop_at_first_wrong_part"
    }
   },
   "kind": "_kind_of_visits",
   "nullable": true,
   "default": null
  },
  "predict_at": {
   "type": "text",
   "max": 1000,
   "nullable": true,
   "default": null
  },
  "top_k": {
   "type": "int",
   "ge": 1,
   "le": 1000,
   "lax": true,
   "default": 10
  },
  "record": {
   "type": "object",
   "fields": {
    "X": {
     "type": "list",
     "items": {
      "type": "int"
     },
     "max": 10000
    },
    "user_X": {
     "type": "union",
     "of": [
      {
       "type": "list",
       "items": {
        "type": "int"
       },
       "max": 10000
      },
      {
       "type": "int"
      }
     ]
    },
    "weekday_X": {
     "type": "list",
     "items": {
      "type": "int"
     },
     "max": 10000
    },
    "start_min_X": {
     "type": "list",
     "items": {
      "type": "int"
     },
     "max": 10000
    },
    "dur_X": {
     "type": "list",
     "items": {
      "type": "int"
     },
     "max": 10000
    },
    "diff": {
     "type": "list",
     "items": {
      "type": "int"
     },
     "max": 10000
    },
    "Y": {
     "type": "int",
     "nullable": true,
     "default": null
    }
   },
   "nullable": true,
   "default": null
  },
  "interventions": {
   "type": "object",
   "fields": {
    "remove_heads": {
     "type": "union",
     "of": [
      {
       "type": "list",
       "items": {
        "type": "tuple",
        "items": [
         {
          "type": "int",
          "ge": 0
         },
         {
          "type": "int",
          "ge": 0
         }
        ]
       },
       "max": 1000
      },
      {
       "type": "literal",
       "values": [
        "all"
       ]
      }
     ],
     "after": "_sorted",
     "default": []
    },
    "replace_with": {
     "type": "literal",
     "values": [
      "zero",
      "mean"
     ],
     "default": "zero"
    },
    "skip": {
     "type": "list",
     "items": {
      "type": "object",
      "fields": {
       "layer": {
        "type": "int",
        "ge": 0
       },
       "part": {
        "type": "literal",
        "values": [
         "attention",
         "feed_forward"
        ]
       }
      }
     },
     "max": 1000,
     "after": "_sorted",
     "default": []
    },
    "residuals": {
     "type": "bool",
     "default": true
    },
    "layer_norm": {
     "type": "bool",
     "default": true
    },
    "scaling": {
     "type": "bool",
     "default": true
    },
    "attention_temperature": {
     "type": "float",
     "gt": 0,
     "default": 1.0
    },
    "pointer_scaling": {
     "type": "bool",
     "default": true
    },
    "pointer_temperature": {
     "type": "float",
     "gt": 0,
     "default": 1.0
    },
    "sinusoidal": {
     "type": "bool",
     "default": true
    },
    "position_from_end": {
     "type": "bool",
     "default": true
    },
    "position_bias": {
     "type": "bool",
     "default": true
    },
    "without_features": {
     "type": "list",
     "items": {
      "type": "literal",
      "values": [
       "user",
       "time",
       "weekday",
       "recency",
       "duration"
      ]
     },
     "max": 1000,
     "after": "_sorted",
     "default": []
    },
    "gate": {
     "type": "float",
     "ge": 0,
     "le": 1,
     "nullable": true,
     "default": null
    },
    "only": {
     "type": "literal",
     "values": [
      "pointer",
      "generation"
     ],
     "nullable": true,
     "default": null
    },
    "mask_visits": {
     "type": "list",
     "items": {
      "type": "int",
      "ge": 0
     },
     "max": 1000,
     "after": "_sorted",
     "default": []
    },
    "order": {
     "type": "list",
     "items": {
      "type": "int",
      "ge": 0
     },
     "max": 1000,
     "default": []
    }
   },
   "after": "_check_exclusions",
   "before": "_check_json",
   "nullable": true,
   "default": null
  }
 }
};
