// The drawings of grounds, icons and pieces, which the service also uses for its pictures.

import { missed } from "./api.js";

const SVG = "http://www.w3.org/2000/svg";

let loading = null;

/**
 * Add the drawings to the document, so that every board can refer to them. They are fetched only once. If the fetch
 * fails, the next call tries again.
 */
export function loadArt() {
  loading ??= fetchArt().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchArt() {
  return new Promise((resolve, reject) => {
    // Trusted Types forbid passing text to a DOMParser, so XMLHttpRequest fetches and parses the document.
    const request = new XMLHttpRequest();
    request.open("GET", new URL("art.svg", import.meta.url));
    request.responseType = "document";
    request.onload = () => {
      if (!request.response) {
        reject(missed(request.status));
        return;
      }
      const drawings = document.createElementNS(SVG, "svg");
      drawings.setAttribute("class", "drawings");
      drawings.setAttribute("aria-hidden", "true");
      drawings.append(document.importNode(request.response.documentElement.querySelector("defs"), true));
      document.body.append(drawings);
      resolve();
    };
    request.onerror = () => reject(missed("no drawings"));
    request.send();
  });
}
