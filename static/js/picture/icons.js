/**
 * One icon for every kind of place, the same on every page, picture, figure and slide.
 *
 * The drawings are Lucide's (`static/vendor/README.md`): path data on a grid of 24 × 24, rounded to
 * two decimals, drawn with a stroke of 2 with round caps and joins and without a fill.
 */

/**
 * The icon's name for a category of the town, of Foursquare or of OpenStreetMap.
 *
 * The longest known phrase in the category decides; among equally long ones, the first. A category
 * without a known phrase, or no category, has the pin.
 * @param {string | null | undefined} category
 * @returns {string} a name of `ICONS`
 */
export function iconOf(category) {
  const words = plain(category ?? "").map(singular);
  for (let length = LONGEST; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const icon = ICON_BY_PHRASE.get(words.slice(start, start + length).join(" "));
      if (icon) return icon;
    }
  }
  return "pin";
}

/** @type {Readonly<Record<string, string>>} path data by icon */
export const ICONS = {
  pin: "M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  home: "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  restaurant:
    "M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",
  burger:
    "M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",
  pizza:
    "M12 14l-1 1M13.75 18.25l-1.25 1.42M17.77 5.65a15.68 15.68 0 0 0-12.12 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.96 20.73a1 1 0 0 1-1.23 1.23l-18-5a1 1 0 0 1-.69-1.23A19.68 19.68 0 0 1 15.73 2.04a1 1 0 0 1 1.23.69z",
  cafe: "M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",
  bakery:
    "M10.2 18H4.77a1.5 1.5 0 0 1-1.35-.97 11 11 0 0 1 .13-6.49M18 10.2V4.77a1.5 1.5 0 0 0-.97-1.35 11 11 0 0 0-6.49.13M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.14 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.71 2.55a10 10 0 0 0-6.16 6.16 1.5 1.5 0 0 0 .68 1.63l9.81 5.42a2 2 0 0 0 2.72-2.72l-5.42-9.81a1.5 1.5 0 0 0-1.63-.68",
  dessert:
    "M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",
  bar: "M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",
  grocer:
    "M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",
  shop: "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.77 10.31a1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.77-3.25l2.89-4.18A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65.87l2.9 4.19a2.5 2.5 0 0 1-3.77 3.24M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",
  mall: "M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
  service:
    "M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",
  doctor:
    "M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  hospital:
    "M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",
  pharmacy: "M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",
  bank: "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",
  post: "M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",
  office:
    "M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",
  building:
    "M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",
  workshop:
    "M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.77-.42l-4.46 2.84A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.77-.42L9.77 10.92A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",
  government:
    "M10 18v-7M11.12 2.21a2 2 0 0 1 1.76 0l7.84 3.85A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7",
  museum:
    "M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",
  culture:
    "M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",
  cinema:
    "M12.3 3.46l3.02 3.96M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.28l3.1 3.9",
  music:
    "M21 16V3a1 1 0 0 0-1.28-.96l-10 2.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  stadium:
    "M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.92 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.08 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",
  school:
    "M14 21v-3a2 2 0 0 0-4 0v3M18 4.93V21M4 6l7.11-3.79a2 2 0 0 1 1.79 0L20 6M6 11l-3.52 2.15a1 1 0 0 0-.48.85V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.85L18 11M6 4.93V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  college:
    "M21.42 10.92a1 1 0 0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",
  library:
    "M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",
  community:
    "M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",
  church:
    "M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.15a1 1 0 0 1 .48.85V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .48-.85L6 9M6 21V7a1 1 0 0 1 .38-.78l5-4a1 1 0 0 1 1.25 0l5 4A1 1 0 0 1 18 7v14",
  park: "M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",
  garden:
    "M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",
  beach: "M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",
  gym: "M17.6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 2.83-2.83l-2.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 2 0 1 0 2.83-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4.8-4.8",
  hotel: "M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",
  train:
    "M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3",
  bus: "M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  airport:
    "M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",
  ferry:
    "M12 2v2M12 9.19V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.19-3.64a2 2 0 00-1.62 0L3 13a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",
  road: "M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  car: "M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  bike: "M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2",
};

// Phrases in the singular, in small letters without accents, as `plain` reads a category.
/** @type {Record<keyof typeof ICONS, string[]>} */
const PHRASES = {
  home: [
    ...["home", "house", "apartment", "condo", "residence", "residence hall", "residential"],
    ...["housing", "dorm", "dormitory"],
  ],
  restaurant: [
    ...["restaurant", "food", "food court", "food truck", "diner", "bistro", "breakfast spot"],
    ...["joint", "steakhouse", "noodle house", "sushi", "soup place", "salad place"],
    ...["burrito place", "taco place", "dumpling"],
  ],
  burger: ["burger", "burger joint", "fast food", "fast food restaurant", "hot dog joint"],
  pizza: ["pizza", "pizzeria"],
  cafe: ["cafe", "cafeteria", "coffee", "tea", "tea room"],
  bakery: ["bakery", "bagel shop", "donut shop", "sandwich place"],
  dessert: ["dessert", "dessert shop", "ice cream", "ice cream shop", "cupcake", "candy store"],
  bar: ["bar", "pub", "gastropub", "brewery", "winery", "biergarten", "nightlife", "nightclub"],
  grocer: [
    ...["grocer", "grocery", "grocery store", "supermarket", "market", "marketplace", "bodega"],
    ...["convenience", "convenience store", "wine shop", "liquor store", "food shop", "deli"],
    ...["food drink shop", "fish market"],
  ],
  shop: [
    ...["shop", "store", "boutique", "bookstore", "hardware", "smoke shop", "antique"],
    ...["home store", "home good", "home improvement", "flower shop", "music store", "pet store"],
    ...["bike shop", "video store", "arts crafts store"],
  ],
  mall: ["mall", "shopping mall", "department store", "outlet"],
  service: [
    ...[
      "service",
      "home service",
      "salon",
      "barbershop",
      "barber",
      "hairdresser",
      "spa",
      "laundry",
    ],
    ...["laundry service", "dry cleaner", "tailor shop", "tattoo parlor", "tanning salon"],
    ...["nail salon", "beauty"],
  ],
  doctor: [
    ...["doctor", "dentist", "doctor s office", "dentist s office", "clinic", "medical"],
    ...["veterinarian", "assisted living"],
  ],
  hospital: ["hospital", "medical center", "emergency room"],
  pharmacy: ["pharmacy", "drugstore", "chemist"],
  bank: ["bank", "atm", "credit union", "financial service"],
  post: ["post office", "post box"],
  office: ["office", "work", "workplace", "coworking", "startup", "conference room"],
  building: ["building", "skyscraper", "convention center", "event space", "rooftop"],
  workshop: ["workshop", "factory", "industrial", "warehouse", "distillery", "storage"],
  government: [
    ...["government", "government building", "city hall", "town hall", "townhall", "courthouse"],
    ...["court house", "embassy", "consulate", "police", "police station", "fire station"],
    ...["military base", "capitol building", "monument", "landmark", "historic site", "castle"],
  ],
  museum: ["museum", "gallery", "art gallery", "art museum", "public art", "sculpture"],
  culture: [
    ...["culture", "theater", "theatre", "art", "arts center", "performing arts venue", "circus"],
    ...["opera house", "comedy club", "aquarium", "zoo", "planetarium", "entertainment"],
  ],
  cinema: ["cinema", "movie theater", "multiplex", "film studio"],
  music: ["music", "music venue", "concert hall", "rock club", "jazz club", "recording studio"],
  stadium: ["stadium", "arena", "racetrack", "sports bar", "bowling alley", "arcade", "casino"],
  school: ["school", "kindergarten", "nursery", "daycare", "child care"],
  college: [
    ...["college", "university", "campus", "classroom", "academic building", "college building"],
    ...["student center", "law school", "medical school", "trade school", "fraternity house"],
    ...["sorority house"],
  ],
  library: ["library"],
  community: ["community", "community center", "neighborhood", "social", "club house", "city"],
  church: [
    ...["church", "chapel", "cathedral", "synagogue", "mosque", "temple", "shrine", "monastery"],
    ...["house of worship", "place of worship", "spiritual", "cemetery"],
  ],
  park: [
    "park",
    "playground",
    "forest",
    "outdoor",
    "campground",
    "plaza",
    "scenic lookout",
    "trail",
  ],
  garden: ["garden", "allotment", "farm", "garden center", "beer garden"],
  beach: ["beach", "pool", "swimming pool", "water park", "lake", "river", "surf spot"],
  gym: [
    ...["gym", "fitness", "yoga", "yoga studio", "sport", "athletic", "dance studio", "martial"],
    ...["court", "field", "rink", "college gym", "ski area", "golf course"],
  ],
  hotel: ["hotel", "motel", "hostel", "inn", "resort", "bed and breakfast", "guest house"],
  train: ["train", "train station", "subway", "metro", "railway", "station", "light rail", "tram"],
  bus: ["bus", "bus station", "bus stop", "bus line"],
  airport: ["airport", "airport terminal", "plane", "heliport"],
  ferry: ["ferry", "boat", "harbor", "harbour", "marina", "pier"],
  road: [
    "road",
    "street",
    "bridge",
    "highway",
    "intersection",
    "tunnel",
    "toll plaza",
    "rest area",
  ],
  car: [
    ...["car", "car wash", "parking", "taxi", "automotive", "gas station", "fuel", "garage"],
    ...["car dealership", "automotive shop", "moving target", "rental car location"],
  ],
  bike: ["bike", "bicycle", "bike rental", "bike share"],
};
/** @type {ReadonlyMap<string, string>} */
const ICON_BY_PHRASE = new Map(
  Object.entries(PHRASES).flatMap(([icon, phrases]) =>
    phrases.map((phrase) => /** @type {const} */ ([phrase, icon])),
  ),
);
const KNOWN_WORDS = new Set([...ICON_BY_PHRASE.keys()].flatMap((phrase) => phrase.split(" ")));
const LONGEST = Math.max(...[...ICON_BY_PHRASE.keys()].map((phrase) => phrase.split(" ").length));

/** @param {string} category @returns {string[]} its words in small letters without accents */
function plain(category) {
  const unaccented = category.normalize("NFD").replace(/\p{M}/gu, "");
  return unaccented.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** @param {string} word @returns {string} "office" for "offices", where a phrase has it so */
function singular(word) {
  const single = word.replace(/s$/, "");
  return KNOWN_WORDS.has(single) ? single : word;
}
