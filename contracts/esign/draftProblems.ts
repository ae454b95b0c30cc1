import { type Text, text } from '../platform/text.ts'
import type { DraftField, EnvelopeDraft } from './draft.ts'
import { fieldKindFacts, isTyped } from './fieldKinds.ts'
import { esignLimits } from './limits.ts'
import { STAMP_PAGE } from './stampPapers.ts'
import { isActing, isDigital, isDigitalSigner } from './states.ts'
import { fieldLimitProblems, valueProblem } from './valueProblem.ts'

export interface DraftProblem {
  /** The path of what has to be changed, such as `recipients.1.email`. */
  field: string
  message: Text
}

/** A page as it is shown: cropped and turned. Points. */
export interface PageSize {
  width: number
  height: number
}

/**
 * What keeps a draft from being sent. `sizes` has the page sizes by the ids of the pages, as far as they are known: a field must lie within its page. Whether a
 * name can be drawn, and whether an address can be reached, is for the server to say.
 */
export function draftProblems(draft: EnvelopeDraft, sizes: ReadonlyMap<string, PageSize>): DraftProblem[] {
  const problems: DraftProblem[] = []
  const add = (field: string, en: string, hi: string) => problems.push({ field, message: text(en, hi) })
  if (draft.title === '') add('title', 'Enter a title.', 'शीर्षक लिखें।')
  if (draft.pages.length === 0) add('pages', 'Add a document.', 'दस्तावेज़ जोड़ें।')
  addDuplicates('pages', draft.pages, add)
  const kept = draft.pages.findIndex(({ id }) => id === STAMP_PAGE)
  if (kept >= 0) add(`pages.${kept}.id`, 'This key is kept for the stamp paper.', 'यह नाम स्टांप पेपर के लिए रखा है।')
  addDuplicates('recipients', draft.recipients, add)
  addDuplicates('fields', draft.fields, add)

  const acting = draft.recipients.filter(({ role }) => isActing(role))
  if (acting.length === 0) add('recipients', 'Add somebody who signs.', 'साइन करने वाले को जोड़ें।')
  draft.recipients.forEach(({ name, email, phone, code, canDelegate, id, role, method }, index) => {
    const at = `recipients.${index}`
    if (name === '') add(`${at}.name`, 'Enter the name.', 'नाम लिखें।')
    if (!email && !phone) add(`${at}.email`, 'Enter an e-mail address or a phone number.', 'ईमेल या फ़ोन नंबर लिखें।')
    if (code === 'email' && !email) add(`${at}.email`, 'The code needs an e-mail address.', 'कोड के लिए ईमेल चाहिए।')
    if (code === 'sms' && !phone) add(`${at}.phone`, 'The code needs a phone number.', 'कोड के लिए फ़ोन नंबर चाहिए।')
    if (canDelegate && !isActing(role))
      add(`${at}.canDelegate`, 'A copy cannot be handed over.', 'कॉपी किसी और को नहीं सौंपी जा सकती।')
    if (role !== 'sign' && isDigital(method))
      add(`${at}.method`, 'Only whoever signs can do so digitally.', 'डिजिटल साइन सिर्फ़ साइन करने वाले कर सकते हैं।')
    if (isDigitalSigner({ role, method })) addDigitalProblems(draft, { id, name, at }, add)
    if (role === 'sign' && !draft.fields.some(one => one.recipient === id && one.kind === 'signature' && one.required))
      add(at, `Place a signature field for ${name || 'this person'}.`, `${name || 'इस व्यक्ति'} के लिए साइन फ़ील्ड लगाएँ।`)
  })
  draft.fields.forEach((field, index) => addFieldProblems(draft, { field, index, sizes }, add))
  return problems
}

/** A certificate signs a document once, in one place. */
function addDigitalProblems(
  { fields }: EnvelopeDraft,
  { id, name, at }: { id: string; name: string; at: string },
  add: Add,
) {
  const own = fields.flatMap(({ recipient, kind }, index) => (recipient === id ? [{ kind, index }] : []))
  if (own.filter(({ kind }) => kind === 'signature').length > 1)
    add(
      at,
      `${name || 'This person'} signs digitally, which stands in one place: leave one signature field.`,
      `${name || 'ये'} डिजिटल साइन करेंगे, जो एक ही जगह लगता है: सिर्फ़ एक साइन फ़ील्ड रखें।`,
    )
  for (const { kind, index } of own)
    if (kind === 'initials')
      add(
        `fields.${index}`,
        'Whoever signs digitally makes no initials. Remove this field.',
        'डिजिटल साइन करने वाले इनिशियल नहीं लगाते। यह फ़ील्ड हटाएँ।',
      )
}

type Add = (field: string, en: string, hi: string) => void

function addDuplicates(list: string, items: readonly { id: string }[], add: Add): void {
  const seen = new Set<string>()
  items.forEach(({ id }, index) => {
    if (seen.has(id)) add(`${list}.${index}.id`, `“${id}” is there twice.`, `“${id}” दो बार है।`)
    seen.add(id)
  })
}

interface PlacedField {
  field: DraftField
  index: number
  sizes: ReadonlyMap<string, PageSize>
}

function addFieldProblems({ pages, recipients }: EnvelopeDraft, { field, index, sizes }: PlacedField, add: Add): void {
  const at = `fields.${index}`
  const owner = recipients.find(({ id }) => id === field.recipient)
  const { automatic, drawn } = fieldKindFacts[field.kind]
  if (!owner) add(`${at}.recipient`, 'Choose who fills in this field.', 'चुनें कि यह फ़ील्ड कौन भरेगा।')
  else if (owner.role !== 'sign')
    add(`${at}.recipient`, `${owner.name || 'This person'} does not sign.`, `${owner.name || 'यह व्यक्ति'} साइन नहीं करते।`)
  const { width, height } = esignLimits.smallestField
  if (field.width < width || field.height < height) add(at, 'This field is too small.', 'यह फ़ील्ड बहुत छोटा है।')
  const size = sizes.get(field.page)
  if (!pages.some(({ id }) => id === field.page)) add(`${at}.page`, 'Its page is gone.', 'इसका पेज हट चुका है।')
  else if (size && (field.x + field.width > size.width + 0.5 || field.y + field.height > size.height + 0.5))
    add(at, 'This field is outside its page.', 'यह फ़ील्ड पेज से बाहर है।')
  const isAsked = !automatic && !drawn
  const isEntered = isTyped(field.kind)
  if (isAsked && field.label === '') add(`${at}.label`, 'Say what this field asks for.', 'लिखें कि यह फ़ील्ड क्या माँगता है।')
  if (field.kind === 'choice' && new Set(field.options).size < 2)
    add(`${at}.options`, 'Enter at least two different options.', 'कम से कम दो अलग विकल्प लिखें।')
  if (field.value !== null && !isEntered)
    add(`${at}.value`, 'This field cannot be filled in beforehand.', 'यह फ़ील्ड पहले से नहीं भरा जा सकता।')
  if (field.readOnly && isAsked && !isEntered)
    add(`${at}.readOnly`, 'Only the recipient can upload it.', 'इसे सिर्फ़ पाने वाला अपलोड कर सकता है।')
  else if (field.readOnly && field.value === null && field.kind !== 'checkbox' && !field.from)
    add(`${at}.value`, 'Enter the value that cannot be changed.', 'वह मान लिखें जो बदला नहीं जा सकता।')
  const problem = field.value === null ? null : valueProblem(field, field.value)
  if (problem) add(`${at}.value`, problem.en, problem.hi)
  for (const { name, message } of fieldLimitProblems(field)) add(`${at}.${name}`, message.en, message.hi)
}
