/** The console's page of what goes wrong in the house. */
export const words = {
  title: "Incidents and maintenance",
};
