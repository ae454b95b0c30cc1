/** The navbar's three steps and the ids of their places in the page. */
export const navSteps = [
  { name: 'chooseTemplate', id: 'choose-template' },
  { name: 'createJourney', id: 'create-journey' },
  { name: 'planDelivery', id: 'plan-delivery' },
] as const
