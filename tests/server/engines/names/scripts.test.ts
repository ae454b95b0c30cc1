import { describe, expect, test } from 'vitest'
import { compareNames } from '../../../../server/engines/names/index.ts'
import { nameKeys, searchKeys } from '../../../../server/engines/names/nameKeys.ts'
import { scriptForms, scripts } from '../../../bench/names/scripts.ts'
import { tune } from '../../../bench/names/sets/indicNames.ts'

const isFound = (listed: string, asked: string) =>
  searchKeys(asked).some(key => nameKeys(listed).includes(key)) &&
  compareNames(listed, asked, { kind: 'person' }).score >= 0.8

/** Names as the newspapers of each language write them. */
const written: Record<string, [string, string][]> = {
  Devanagari: [
    ['Hafiz Saeed', 'हाफिज सईद'],
    ['Dawood Ibrahim', 'दाऊद इब्राहिम'],
    ['Zakir Naik', 'ज़ाकिर नाइक'],
    ['Arvind Kejriwal', 'अरविंद केजरीवाल'],
    ['Jagdish Prasad', 'जगदीश प्रसाद'],
  ],
  Bengali: [
    ['Jyoti Basu', 'জ্যোতি বসু'],
    ['Mamata Banerjee', 'মমতা বন্দ্যোপাধ্যায়'],
    ['Vivek Yadav', 'বিবেক যাদব'],
    ['Subhash Chopra', 'সুভাষ চোপড়া'],
  ],
  Tamil: [
    ['Ganesh Babu', 'கணேஷ் பாபு'],
    ['Velupillai Prabhakaran', 'வேலுப்பிள்ளை பிரபாகரன்'],
    ['Mohan Das', 'மோகன் தாஸ்'],
    ['Murugan Selvam', 'முருகன் செல்வம்'],
  ],
  Telugu: [
    ['Chandrababu Naidu', 'చంద్రబాబు నాయుడు'],
    ['Ravi Shankar', 'రవి శంకర్'],
  ],
  Kannada: [['Siddaramaiah Gowda', 'ಸಿದ್ದರಾಮಯ್ಯ ಗೌಡ']],
  Malayalam: [
    ['Pinarayi Vijayan', 'പിണറായി വിജയൻ'],
    ['Rajkumar Nair', 'രാജ്‌കുമാർ നായർ'],
  ],
  Gujarati: [['Narendra Modi', 'નરેન્દ્ર મોદી']],
  Gurmukhi: [['Amritpal Singh', 'ਅੰਮ੍ਰਿਤਪਾਲ ਸਿੰਘ']],
  Odia: [['Naveen Patnaik', 'ନବୀନ ପଟ୍ଟନାୟକ']],
  Urdu: [
    ['Babita Joshi', 'ببیتا جوشی'],
    ['Rajesh Kumar', 'راجیش کمار'],
    ['Yasin Malik', 'یاسین ملک'],
  ],
}

describe.each(Object.entries(written))('%s', (_script, names) => {
  test.each(names)('%s is found as %s', (latin, form) => {
    expect(isFound(latin, form), JSON.stringify(compareNames(latin, form))).toBe(true)
    expect(isFound(form, latin)).toBe(true)
  })
})

test('in each script nearly every name is found', () => {
  const forms = scriptForms(tune, 40, 9)
  for (const script of Object.keys(scripts)) {
    const some = forms.filter(form => form.script === script)
    const missed = some.filter(({ latin, written: form }) => !isFound(latin, form))
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(1)
  }
})

test('a consonantal script tells names apart by their long vowels', () => {
  const score = (one: string, other: string) => compareNames(one, other, { kind: 'person' }).score
  expect(score('حسين علي', 'Hussein Ali')).toBeGreaterThan(0.9)
  expect(score('حسن علي', 'Hussein Ali')).toBeLessThan(0.7)
  expect(score('سعد خالد', 'Said Khalid')).toBeLessThan(0.8)
})
