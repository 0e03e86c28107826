// What is said of places in answers. Written by `make shared`; change the Python instead.

export const UNKNOWN_PLACE = "a place the model does not know";
export const NO_KNOWN_PLACE = "No known place has any probability.";
