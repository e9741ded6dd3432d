const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const words = {
  title: "Network coverage and APN",
  about: (places: number): string =>
    `Which mobile networks our SIMs use in ${count(places, "destination", "destinations")}: operators, 4G and 5G, primary and secondary, and the APN to set.`,
  /** Two lines of one headline. */
  heading: ["Your networks,", "before you land."],
  lede: "Look up where our SIMs connect, to whom and how fast, and copy the APN if your phone asks for it.",

  search: {
    label: "Find a network",
    placeholder: "Country, operator or APN",
    find: "Search",
    results: "Search results",
    found: (places: number): string => count(places, "destination found", "destinations found"),
    none: (query: string): string => `Nothing found for “${query}”`,
    noneText: "Try the country, the operator as it is written on its shops, or the APN in your phone’s settings.",
    all: "Show all destinations",
    more: (places: number): string => `Show ${places} more`,
    failed: "The search is not available right now. All destinations are listed below.",
    pending: "Searching",
  },

  map: {
    label: "Map of covered destinations",
    hint: "Point at a mark or move between marks with the arrow keys; Enter shows the networks. The same is listed below the map.",
    zoom: "Part of the world",
    world: "World",
    caribbean: "Caribbean",
    legend: { newest: "5G", others: "4G" },
  },

  place: {
    networks: (amount: number): string => count(amount, "network", "networks"),
    /** After the name of a destination, on the map. */
    mark: (networks: number, generation: string): string => `${count(networks, "network", "networks")}, ${generation}`,
    choose: "Choose a destination",
    chooseText: "Pick one on the map or in the list, and its networks and APN are shown here.",
    figures: { places: "destinations", several: "with two or more networks", newest: "with 5G" },
    choice:
      "Your phone chooses by itself and changes to another of these networks where the signal is better. Most plans use them; some differ, and each plan’s page says so.",
    otherApn: (apns: string): string =>
      `Some plans use another APN here: ${apns}. Your plan’s page and install page say which.`,
    plans: (place: string): string => `Plans for ${place}`,
    unknown: (asked: string): string => `We have no network in “${asked}”`,
    unknownText: "It may be written differently. Search for it, or choose it on the map.",
    loading: "Loading the networks",
    failed: "The networks could not be loaded.",
    retry: "Try again",
  },

  list: {
    title: "All destinations",
    destination: "Destination",
    networks: "Networks",
    newest: "Newest",
  },

  /** Countries with their carriers and APN: on this page, on a plan’s page and in the coverage window. */
  coverage: {
    search: "Country, carrier or APN",
    found: (amount: number): string => count(amount, "destination", "destinations"),
    none: (query: string): string => `No country, carrier or APN has “${query}” in it.`,
    apn: "APN",
    copy: "Copy",
    copied: "Copied",
    byHand: "Your browser does not allow copying. The APN is selected: copy it by hand.",
    rank: { primary: "Primary", secondary: "Secondary" },
  },

  /** The window over the list of plans. */
  modal: {
    title: (area: string): string => `${area}: networks and APN`,
    loading: "Loading the networks",
    failed: "The networks could not be loaded.",
    retry: "Try again",
    whole: "Everything about this plan",
  },

  help: {
    title: "On your phone",
    other: {
      title: "It shows another network",
      text: "That is normal: abroad a phone shows the local network that carries it, and sometimes our name beside it. As long as data roaming is on and pages open, all is well.",
    },
    none: {
      title: "It has signal, but no internet",
      text: "Switch data roaming on for our line first. If that is not enough, enter the APN; user name and password stay empty.",
    },
    iphone: {
      title: "iPhone",
      text: "Settings › Mobile Service (or Cellular) › our line › Mobile Data Network: type the APN under Mobile Data.",
    },
    android: {
      title: "Android",
      text: "Settings › Network & internet › SIMs › our line › Access Point Names: add one with our APN, save it and choose it.",
    },
    harmony: {
      title: "HarmonyOS",
      text: "Settings › Mobile network › Mobile data › our line › Access Point Names: add one with our APN, save it and choose it.",
    },
    more: "More help with the connection",
  },
};
