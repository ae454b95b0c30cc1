import { type Text, text } from '../platform/text.ts'

/** What a check says. Names in braces are parameters; `{n}` and `{m}` are positions, counted from 1. */
export const templates = {
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
  month: text('Characters {n} and {m}, “{part}”, are not a month.', 'कैरेक्टर {n} और {m}, “{part}”, कोई महीना नहीं है।'),
  decimal: text('This has a decimal point. {name} has none.', 'इसमें दशमलव है। {name} में दशमलव नहीं होता।'),
  decimalMeant: text(
    'This has a decimal point. {name} has none. Did you mean {meant}?',
    'इसमें दशमलव है। {name} में दशमलव नहीं होता। क्या आपका मतलब {meant} था?',
  ),
  shortened: text(
    'Excel has shortened this number. Format the column as text and paste the number again.',
    'Excel ने यह नंबर छोटा कर दिया है। कॉलम को टेक्स्ट फ़ॉर्मेट में बदलें और नंबर फिर से पेस्ट करें।',
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
  noteChecked: text('{note}, {state}, check digit right', '{note}, {state}, चेक डिजिट सही'),
  temporary: text('Temporary number, {state}, {year}', 'अस्थायी नंबर, {state}, {year}'),
  licenceBranch: text(
    'Character {n} is the letter {char}, as some offices write it. Check it again.',
    'कैरेक्टर {n} पर अक्षर {char} है, जैसा कुछ दफ़्तर लिखते हैं। एक बार फिर देख लें।',
  ),
  company: text('{listing}, {state}, {year}', '{listing}, {state}, {year}'),
  uanStart: text(
    'The UANs that we know begin with 10, not “{part}”. Check it again.',
    'जो UAN हम जानते हैं वे 10 से शुरू होते हैं, “{part}” से नहीं। एक बार फिर देख लें।',
  ),
  passportSeries: text(
    'We know no passport that begins with {char}. Check it again.',
    'हमें {char} से शुरू होने वाला कोई पासपोर्ट नहीं पता। एक बार फिर देख लें।',
  ),
  postalRegion: text(
    'Characters {n} and {m}, “{part}”, are not a postal region. No PIN code begins like this.',
    'कैरेक्टर {n} और {m}, “{part}”, कोई डाक क्षेत्र नहीं है। कोई PIN कोड ऐसे शुरू नहीं होता।',
  ),
  tanOffice: text('{office}, name begins with {char}', '{office}, नाम {char} से शुरू'),
  olderIec: text('Code from before IECs became PANs', 'PAN वाले IEC से पहले का कोड'),
  iecOfPan: text('{holder}, the same as the PAN', '{holder}, PAN ही IEC है'),
  unknownState: text(
    'We do not know “{part}”, characters {n} and {m}, as a state code. Check them again.',
    'कैरेक्टर {n} और {m}, “{part}”, हमारी सूची में किसी राज्य का कोड नहीं है। एक बार फिर देख लें।',
  ),
  fssaiKind: text(
    'FSSAI numbers begin with 1 (licence) or 2 (registration), not {char}. Check it again.',
    'FSSAI नंबर 1 (लाइसेंस) या 2 (रजिस्ट्रेशन) से शुरू होते हैं, {char} से नहीं। एक बार फिर देख लें।',
  ),
  fssai: text('{kind}, {state}, {year}', '{kind}, {state}, {year}'),
  addressCharacter: text(
    'Character {n} is {found}, which is not allowed here.',
    'कैरेक्टर {n} पर {found} है, जो यहाँ नहीं आ सकता।',
  ),
  noAt: text('{name} has an @ in the middle.', '{name} में बीच में @ होता है।'),
  secondAt: text('Character {n} is a second @. There is only one.', 'कैरेक्टर {n} पर दूसरा @ है। सिर्फ़ एक होता है।'),
  beforeAt: text('Something is missing before the @.', '@ से पहले कुछ छूट गया है।'),
  afterAt: text('Something is missing after the @.', '@ के बाद कुछ छूट गया है।'),
  longLocalPart: text('There are more than 64 characters before the @.', '@ से पहले 64 से ज़्यादा कैरेक्टर हैं।'),
  dot: text(
    'Character {n} is a dot where none can be: at an end, or next to another.',
    'कैरेक्टर {n} पर गलत जगह डॉट है: शुरू में, आखिर में या दूसरे डॉट के साथ।',
  ),
  domainCharacter: text('Character {n} is not allowed after the @.', 'कैरेक्टर {n} @ के बाद नहीं आ सकता।'),
  topDomain: text('After the @ comes a name such as example.com.', '@ के बाद example.com जैसा नाम होता है।'),
  notAscii: text(
    'This address has letters that many mail servers do not accept. Check it again.',
    'इसमें ऐसे अक्षर हैं जो कई मेल सर्वर नहीं लेते। एक बार फिर देख लें।',
  ),
  handle: text(
    'Character {n}: after the @ of a UPI ID come letters only, such as @oksbi. Is this an e-mail address?',
    'कैरेक्टर {n}: UPI ID में @ के बाद सिर्फ़ अक्षर होते हैं, जैसे @oksbi। क्या यह ईमेल पता है?',
  ),
  unusualHandle: text('{part} is an unusual handle. Check it again.', '{part} आम हैंडल नहीं है। एक बार फिर देख लें।'),
  accountLetter: text(
    'Character {n} is the letter {char}. Nearly all account numbers have digits only. Check it again.',
    'कैरेक्टर {n} पर अक्षर {char} है। लगभग सभी खाता नंबर सिर्फ़ अंकों के होते हैं। एक बार फिर देख लें।',
  ),
  accountLength: text(
    '{count} characters. Nearly all account numbers have 9 to 18. Check it again.',
    '{count} कैरेक्टर हैं। लगभग सभी खाता नंबर 9 से 18 के होते हैं। एक बार फिर देख लें।',
  ),
  olderChassis: text(
    '{count} characters. Only older vehicles have other than 17. Check it again.',
    '{count} कैरेक्टर हैं। 17 से कम या ज़्यादा सिर्फ़ पुरानी गाड़ियों में होते हैं। एक बार फिर देख लें।',
  ),
  vinLetter: text(
    'Character {n} is the letter {char}. Chassis numbers have no I, O or Q. Check it again.',
    'कैरेक्टर {n} पर अक्षर {char} है। चेसिस नंबर में I, O या Q नहीं होते। एक बार फिर देख लें।',
  ),
  fileForm: text(
    'This is not the usual form of a file number: two letters and 13 digits. Check it again.',
    'फ़ाइल नंबर आम तौर पर दो अक्षर और 13 अंक का होता है। एक बार फिर देख लें।',
  ),
  fileYear: text(
    'Characters {n} and {m}, “{part}”, should be the year of the application. Check them again.',
    'कैरेक्टर {n} और {m}, “{part}”, आवेदन का साल होना चाहिए। एक बार फिर देख लें।',
  ),
} satisfies Record<string, Text>

export type IdentifierMessageCode = keyof typeof templates
