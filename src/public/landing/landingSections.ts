/** The parts of the page that its bar leads to, by their ids. */
export const landingSections = ['how', 'questions', 'partners', 'business'] as const

export const contactId = 'contact'
