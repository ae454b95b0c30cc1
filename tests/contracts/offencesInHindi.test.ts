import { describe, expect, test } from 'vitest'
import { offenceInHindi, offencesInHindi } from '../../contracts/challans/offencesInHindi.ts'

describe('an offence in Hindi', () => {
  test.each([
    ['Riding without a helmet', '194D'],
    ['RIDING WITHOUT A HELMET.', '194D'],
    ['riding  without-a helmet', '194D'],
  ])('%j is known, whatever its letters and punctuation', (offence, section) => {
    expect(offenceInHindi({ offence, section })).toEqual({ offence: 'बिना हेलमेट दोपहिया चलाना', section: '194D' })
  })

  test.each([
    ['183(1)', '183(1): तय गति सीमा से तेज़ चलाना'],
    ['190(2)', '190(2): शोर या वायु प्रदूषण के मानक'],
    ['128/194C', '128/194C: दोपहिया पर ज़्यादा सवारी'],
    ['122/177', '122/177: सामान्य उल्लंघन'],
    [' 194d ', '194d: हेलमेट न पहनना'],
  ])('unknown words stay as the portal wrote them, beside the subject of section %j', (section, shown) => {
    const offence = 'Violation as per photograph'
    expect(offenceInHindi({ offence, section })).toEqual({ offence, section: shown })
  })

  test.each(['__proto__', 'constructor', "'; drop table challans; --", '9999', '', null, '194Z(7)'])(
    'the section %j has no subject',
    section => {
      const offence = '"><img src=x onerror=alert(1)>'
      expect(offenceInHindi({ offence, section })).toEqual({ offence, section: section || null })
    },
  )

  test('words that name a property of every object are words', () => {
    for (const offence of ['constructor', 'toString', '__proto__'])
      expect(offenceInHindi({ offence })).toEqual({ offence, section: null })
  })

  test('of a line, each offence for itself', () => {
    expect(offencesInHindi('Driving without a seat belt; Something else; No parking')).toBe(
      'बिना सीट बेल्ट गाड़ी चलाना; Something else; नो-पार्किंग में गाड़ी खड़ी करना',
    )
  })
})
