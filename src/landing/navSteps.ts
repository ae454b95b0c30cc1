/** The navbar's three steps and where they are explained. */
export const navSteps = [
  { name: 'chooseTemplate', id: 'choose-template' },
  { name: 'createJourney', id: 'create-journey' },
  { name: 'planDelivery', id: 'plan-delivery' },
] as const
