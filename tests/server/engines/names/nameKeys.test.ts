import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKeys, searchGroups, searchKeys, searchText } from '../../../../server/engines/names/nameKeys.ts'

/** The groups of which the stored name has all keys. */
const shared = (stored: string, asked: string) => {
  const keys = nameKeys(stored)
  return searchGroups(asked).filter(group => group.every(key => keys.includes(key)))
}

describe('a name is found by', () => {
  test.each([
    ['another order', 'Ravi Teja Konda', 'KONDA RAVI TEJA'],
    ['a dropped middle name', 'Ravi Teja Konda', 'Ravi Konda'],
    ['an initial', 'Ravi Konda', 'R. Konda'],
    ['the initial of Ch', 'Chetan Jain', 'C. Jain'],
    ['the initial of Ph', 'Philip Jones', 'P. Jones'],
    ['joined words', 'Ravi Teja Konda', 'Raviteja Konda'],
    ['a name in one word', 'Zhang Wei', 'Zhangwei'],
    ['a misspelt word', 'Meera Sundaram', 'Mera Sundarqam'],
    ['one word of two', 'Ravi Konda', 'Konda'],
    ['two misspelt words', 'Rakesh Sundaram', 'Ralesh Sumdoram'],
    ['a misspelt only word', 'Infosys', 'Inphosis Ltd'],
    ['a consonant left out of an only word', 'Sberbank', 'Sbebank'],
    ['Devanagari', 'Rahul Sharma', 'राहुल शर्मा'],
    ['Arabic', 'Mohammed Salman', 'محمد سلمان'],
    ['Cyrillic', 'Sergei Ivanoff', 'Сергей Иванов'],
    ['Chinese', 'Wei Zhang', '张伟'],
    ['a nickname', 'William Clinton', 'Bill Clinton'],
    ['another legal form', 'OOO Gazprom', 'Gazprom LLC'],
    ['a small word joined to the next', 'Usama bin Laden', 'OSAMA BINLADEN'],
    ['an article joined to the next', 'Ayman al-Zawahiri', 'Ayman Alzawahiri'],
    ['z and j', 'Zakir Wagh', 'Jakir Vag'],
    ['v and b', 'Vivek Varma', 'Bibek Barma'],
    ['k and g, p and b in Tamil', 'Ganesh Babu', 'கணேஷ் பாபு'],
    ['y and j in Bengali', 'Yogesh Yadav', 'যোগেশ যাদব'],
    ['dotted letters', 'HDFC Bank Ltd', 'H.D.F.C. Bank'],
    ['a family name that is a small word elsewhere', 'Mohan Das', 'Mohun Dass'],
  ])('%s', (_rule, stored, asked) => {
    expect(shared(stored, asked)).not.toEqual([])
    expect(shared(asked, stored)).not.toEqual([])
  })
})

test('a common surname alone finds nothing', () => {
  expect(shared('Ravi Sharma', 'Lalit Sharma')).toEqual([])
  expect(shared('Zenith Trading Company', 'Lotus Trading Company')).toEqual([])
})

test('two words are found by the ends of both, not of one', () => {
  expect(shared('Rakesh Sundaram', 'Ralesh Sumdoram')).toEqual([['rs:s', 'sm:r']])
  expect(nameKeys('Rakesh Salunkhe')).toContain('rs:s')
  expect(shared('Rakesh Salunkhe', 'Ralesh Sumdoram')).toEqual([])
  expect(searchGroups('R. Sundaram')).toContainEqual(['sm:r'])
})

test('the text to search is the same for the usual spellings', () => {
  expect(searchText('Laxmi Choudhury')).toBe(searchText('Chaudhary, Lakshmi'))
})

test('keys are bounded, and the words alone make them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), name => {
      expect(nameKeys(name).length).toBeLessThanOrEqual(50)
      expect(searchKeys(name).length).toBeLessThanOrEqual(50)
    }),
  )
  for (const nothing of ['', '...', '😀', '،؛']) expect(nameKeys(nothing)).toEqual([])
})
