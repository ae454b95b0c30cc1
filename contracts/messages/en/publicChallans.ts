/** The frame around every page of the public challan service. */
export const publicChallans = {
  service: 'Challan',
  skip: 'Skip to content',
  menu: 'Menu',
  noScript:
    'This page needs JavaScript. Turn it on in your browser and reload the page, or e-mail %{email} with your order number.',
  language: 'Language',
  sections: 'On this page',
  nav: { how: 'How it works', questions: 'FAQs', partners: 'Partners', business: 'For business' },
  history: 'Order history',
  hostEnds: 'This address works until %{day}. For the time after it, write to the support address below.',
  foot: {
    help: 'Questions about a challan or an order?',
    helpAny: 'Questions?',
    powered: 'Powered by %{brand}. This is not a government website: the portals and courts remain the authority.',
    own: 'This is not a government website: the portals and courts remain the authority.',
    poweredAny: 'Powered by %{brand}. This is not a government website.',
  },
} as const
