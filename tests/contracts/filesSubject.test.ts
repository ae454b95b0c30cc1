import { expect, test } from 'vitest'
import { filesInSubject, filesSubject } from '../../contracts/files/filesSubject.ts'

test('a subject of files names the first and counts the others', () => {
  expect(filesSubject(['fil_01a2138a1a4972cd863d4ae0ce32eaa4'])).toBe('fil_ce32eaa4')
  expect(filesSubject(['fil_01a2138a1a4972cd863d4ae0ce32eaa4', 'sample_pan', 'sample_cheque'])).toBe('fil_ce32eaa4 +2')
  expect(filesSubject(['sample_face_document', 'sample_face_selfie'])).toBe('sample_face_document +1')
})

test('screens learn how many files a subject stands for', () => {
  expect(filesInSubject('fil_ce32eaa4')).toBe(1)
  expect(filesInSubject('sample_face_document +1')).toBe(2)
  expect(filesInSubject('fil_ce32eaa4 +23')).toBe(24)
})

test.each(['••••••228Y', 'XXXXXXXXX8522', 'AAxxxx000A', 'FILIP S•••••', 'fil_', ''])(
  '%s is no subject of files',
  subject => {
    expect(filesInSubject(subject)).toBeUndefined()
  },
)
