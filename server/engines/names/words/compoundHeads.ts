const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Last parts of compounds, of which the first part tells people apart: gods, rulers and virtues. */
export const compoundHeads = list(`
endra indra inder ender esh eshwar raj rajan raju nath kant chand chandra chandran krishna krishnan raman ram mohan murthy moorthy swami swamy das dev dutt pal
prasad prakash pratap lal nand anand narayan shankar subramanian lingam maran velu selvi lakshmi laxmi devi wati vati mati priya jit jeet preet deep want winder vinder
bir veer dayal sharan swarup gopal uddin ullah appa anna amma
`)

/** Last parts of places. */
export const settlementHeads = list(
  'pur abad nagar garh gadh wada gaon palli patnam patti kot khand pet halli guda lore',
)
