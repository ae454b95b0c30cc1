import { type Locale, type Text, text } from '../text.ts'

/** The result of a check. */
export type Finding =
  | { ok: true; note?: IdentifierMessage; warning?: IdentifierMessage }
  | { ok: false; problem: IdentifierMessage; at?: number }

export const validFinding = (code?: IdentifierMessageCode, params?: IdentifierMessage['params']): Finding =>
  code ? { ok: true, note: identifierMessage(code, params) } : { ok: true }

export const findingWithWarning = (code: IdentifierMessageCode, params?: IdentifierMessage['params']): Finding => ({
  ok: true,
  warning: identifierMessage(code, params),
})

/** A problem with the characters from `start` to `end` (exclusive); `at` is the one to mark. */
export const wrongPart = (
  code: IdentifierMessageCode,
  value: string,
  [start, end]: [number, number],
  params?: IdentifierMessage['params'],
  at = start,
): Finding => ({
  ok: false,
  at,
  problem: identifierMessage(code, { n: start + 1, m: end, part: value.slice(start, end), ...params }),
})

export const wrongLength = (name: Text, value: string, length: string): Finding => ({
  ok: false,
  problem: identifierMessage(value.length === 1 ? 'one' : 'length', { count: value.length, name, length }),
})

const templates = {
  empty: text('{bare} is empty.', '{bare} खाली है।'),
  one: text('Only 1 character. {name} has {length}.', 'सिर्फ़ 1 कैरेक्टर है। {name} में {length} होते हैं।'),
  length: text('{count} characters. {name} has {length}.', '{count} कैरेक्टर हैं। {name} में {length} होते हैं।'),
  letter: text('Character {n} is {found}. A letter belongs here.', 'कैरेक्टर {n} पर {found} है। यहाँ अक्षर होना चाहिए।'),
  digit: text('Character {n} is {found}. A digit belongs here.', 'कैरेक्टर {n} पर {found} है। यहाँ अंक होना चाहिए।'),
  alphanumeric: text(
    'Character {n} is {found}. A letter or digit belongs here.',
    'कैरेक्टर {n} पर {found} है। यहाँ अक्षर या अंक होना चाहिए।',
  ),
  mustBe: text(
    'Character {n} is {found}, but it must be {allowed}.',
    'कैरेक्टर {n} पर {found} है। यहाँ {allowed} होना चाहिए।',
  ),
  holder: text(
    'Character {n}, “{char}”, is not a holder type ({allowed}).',
    'कैरेक्टर {n}, “{char}”, किसी होल्डर का नहीं है ({allowed})।',
  ),
  state: text(
    'Characters {n} and {m}, “{part}”, are not a state code.',
    'कैरेक्टर {n} और {m}, “{part}”, किसी राज्य का कोड नहीं है।',
  ),
  year: text(
    'Characters {n} to {m}, “{part}”, are not a year from {from} to {to}.',
    'कैरेक्टर {n} से {m}, “{part}”, {from} से {to} के बीच का साल नहीं है।',
  ),
  companyClass: text(
    'Characters {n} to {m}, “{part}”, are not a company class ({allowed}).',
    'कैरेक्टर {n} से {m}, “{part}”, कंपनी का कोई प्रकार नहीं है ({allowed})।',
  ),
  zeros: text('Characters {n} to {m} cannot all be zero.', 'कैरेक्टर {n} से {m} तक सब शून्य नहीं हो सकते।'),
  checkDigit: text(
    'The check digit, character {n}, is {char}, but the other characters give {right}. Check each one.',
    'चेक डिजिट (कैरेक्टर {n}) {char} है, पर बाकी से {right} बनता है। हर एक को मिलाकर देखें।',
  ),
  plateNumber: text('End with a number of 1 to 4 digits.', 'आखिर में 1 से 4 अंक होने चाहिए।'),
  olderEpic: text(
    'This is an older EPIC format without a check digit, so we cannot check it here.',
    'पुराना EPIC फ़ॉर्मेट, जिसमें चेक डिजिट नहीं है। इसे यहाँ नहीं जाँच सकते।',
  ),
  olderPlate: text('This is a plate from before 1989. Check it again.', '1989 से पहले की नंबर प्लेट। एक बार फिर देख लें।'),
  holderNote: text('{holder}, 4th letter {char}', '{holder}, चौथा अक्षर {char}'),
  checked: text('Check digit right', 'चेक डिजिट सही'),
  stateChecked: text('{state}, check digit right', '{state}, चेक डिजिट सही'),
  place: text('{state}', '{state}'),
  placeYear: text('{state}, {year}', '{state}, {year}'),
  company: text('{listing}, {state}, {year}', '{listing}, {state}, {year}'),
} satisfies Record<string, Text>

export type IdentifierMessageCode = keyof typeof templates

/** A message that is not yet rendered in a language. */
interface IdentifierMessage {
  code: IdentifierMessageCode
  params: Record<string, string | number | Text>
}

export const identifierMessage = (
  code: IdentifierMessageCode,
  params: IdentifierMessage['params'] = {},
): IdentifierMessage => ({ code, params })

export const renderIdentifierMessage = ({ code, params }: IdentifierMessage, locale: Locale): string =>
  templates[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params[name] ?? ''
    return typeof param === 'object' ? param[locale] : String(param)
  })
