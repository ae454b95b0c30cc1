/** IDs of the sections that the top bar links to. */
export const landingSections = ['how', 'questions', 'partners', 'business'] as const

export const contactId = 'contact'
