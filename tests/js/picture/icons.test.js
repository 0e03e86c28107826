import assert from "node:assert/strict";
import { test } from "node:test";

import { ICONS, iconOf } from "../../../static/js/picture/icons.js";

/** @type {Record<string, string[]>} categories of the town and of check-ins by their icon */
const EXPECTED = {
  home: ["home", "Home (private)", "Residential Building (Apartment / Condo)", "apartments"],
  restaurant: ["restaurant", "American Restaurant", "BBQ Joint", "Noodle House"],
  pizza: ["Pizza Place"],
  cafe: ["café", "Café", "Coffee Shop", "Tea Room"],
  bakery: ["bakery", "Bagel Shop"],
  bar: ["bar", "Pub", "Brewery"],
  grocer: ["grocer", "Food & Drink Shop", "Deli / Bodega", "Fish Market, Grocery Store"],
  shop: ["shop", "Clothing Store", "Furniture / Home Store", "Bike Shop"],
  service: ["service", "Salon / Barbershop", "Laundry Service"],
  doctor: ["Doctor's Office", "Dentist's Office"],
  hospital: ["hospital", "Medical Center"],
  bank: ["Bank"],
  post: ["Post Office"],
  office: ["office", "Offices", "Tech Startup"],
  building: ["Building"],
  workshop: ["workshop", "Factory"],
  government: ["Government Building", "City Hall"],
  museum: ["Museum", "Art Gallery"],
  culture: ["culture", "Theater", "Opera House"],
  cinema: ["Movie Theater"],
  school: ["school", "Elementary School"],
  college: ["college", "University", "College Academic Building"],
  library: ["library"],
  community: ["community"],
  church: ["Church", "place_of_worship"],
  park: ["park", "Playground"],
  gym: ["gym", "Gym / Fitness Center"],
  hotel: ["Hotel"],
  train: ["Subway", "Train Station", "Light Rail"],
  bus: ["Bus Station", "Bus Stop"],
  airport: ["Airport"],
  ferry: ["Ferry"],
  road: ["Road", "Bridge"],
  car: ["Gas Station / Garage", "Parking"],
  pin: ["", "17", "Unheard of"],
};

for (const [icon, categories] of Object.entries(EXPECTED)) {
  test(`the icon of ${categories.join(", ") || "no category"} is ${icon}`, () => {
    for (const category of categories) assert.equal(iconOf(category), icon, category);
  });
}

test("a place without a category has the pin", () => {
  assert.equal(iconOf(null), "pin");
  assert.equal(iconOf(undefined), "pin");
});

test("every stroke of a drawing starts inside the grid of 24", () => {
  for (const [name, path] of Object.entries(ICONS)) {
    const starts = [...path.matchAll(/M\s*(-?[\d.]+)[ ,]*(-?[\d.]+)/g)];
    assert.ok(path.startsWith("M") && starts.length, name);
    for (const [, x, y] of starts)
      for (const at of [x, y]) assert.ok(Number(at) >= 0 && Number(at) <= 24, `${name}: ${at}`);
  }
});
