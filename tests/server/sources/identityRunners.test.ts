import { describe, expect, test } from 'vitest'
import { productOf } from '../../../contracts/products/index.ts'
import { aadhaarCheck } from '../../../server/sources/runners/aadhaarCheck.ts'
import { drivingLicenceCheck } from '../../../server/sources/runners/drivingLicenceCheck.ts'
import { emailCheck } from '../../../server/sources/runners/emailCheck.ts'
import { ifscLookup } from '../../../server/sources/runners/ifscLookup.ts'
import { describeAddress } from '../../../server/sources/runners/mailDomains.ts'
import { maskedAadhaar } from '../../../server/sources/runners/maskedAadhaar.ts'
import { panAadhaarLink } from '../../../server/sources/runners/panAadhaarLink.ts'
import { panProfile } from '../../../server/sources/runners/panProfile.ts'
import { uanByMobile } from '../../../server/sources/runners/uanByMobile.ts'

const whole = '234123412346'

describe('an Aadhaar number never leaves a runner whole', () => {
  test.each([
    [whole, 'xxxx xxxx 2346'],
    ['2341 2341 2346', 'xxxx xxxx 2346'],
    ['XXXXXXXX2346', 'xxxx xxxx 2346'],
    ['46', null],
    ['', null],
    [null, null],
  ])('%j becomes %j', (sent, kept) => {
    expect(maskedAadhaar(sent)).toBe(kept)
  })

  test('in each result', () => {
    const profile = {
      active: true,
      name: 'Ravi Konda',
      fatherName: null,
      gender: null,
      dob: null,
      aadhaar: whole,
      aadhaarLinked: true,
    }
    const results = [
      panProfile.result({ pan: 'AAAPK1234A' }, { ...profile, phone: null, email: null, address: null }),
      panAadhaarLink.result({ pan: 'AAAPK1234A', aadhaar: whole }, { link: 'linked', aadhaar: whole, linkedOn: null }),
      aadhaarCheck.result(
        { aadhaar: whole },
        { active: true, ageBand: null, gender: null, state: null, phone: '9812345210' },
      ),
    ]
    for (const result of results) {
      expect(JSON.stringify(result)).not.toContain('23412341')
      expect(JSON.stringify(result)).toContain('xxxx xxxx 2346')
    }
    expect(results.at(-1)).toMatchObject({ phoneEnds: '210' })
  })
})

test('only a person’s PAN can be linked to an Aadhaar: the input says so, and where', () => {
  const { input } = productOf('pan-aadhaar-link')
  expect(input.safeParse({ pan: 'AAAPK1234A', aadhaar: whole }).success).toBe(true)
  const issues = input.safeParse({ pan: 'AAACZ1000A', aadhaar: whole }).error?.issues
  expect(issues).toMatchObject([
    { path: ['pan'], params: { at: 3 }, message: expect.stringContaining('4th letter is P') },
  ])
})

test('a date of birth in the future is refused', () => {
  const { input } = productOf('passport-check')
  const ask = (dob: string) => input.safeParse({ passportFile: 'HY1065789100018', dob }).success
  expect([ask('1986-04-12'), ask('2199-01-01'), ask('1899-12-31'), ask('1986-02-30'), ask('')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('UANs of a phone are masked, and several are marked', () => {
  const uans = [
    { uan: '100123456789', name: 'Ravi Konda' },
    { uan: '101123456780', name: null },
  ]
  expect(uanByMobile.result({ phone: '9812345000' }, { uans })).toEqual({
    status: 'several',
    count: 2,
    uans: [
      { maskedUan: 'xxxx xxxx 6789', name: 'Ravi Konda' },
      { maskedUan: 'xxxx xxxx 6780', name: null },
    ],
  })
})

test('classes of a licence have words, and an unknown one keeps its code', () => {
  const nothing = {
    fatherName: null,
    bloodGroup: null,
    address: null,
    issuedOn: null,
    validUntil: null,
    transportUntil: null,
  }
  const classes = [
    { code: 'LMV', issuedOn: '2011-03-11' },
    { code: 'ERIKSH', issuedOn: null },
  ]
  const record = {
    status: 'active' as const,
    name: 'Ravi Konda',
    office: 'RTO 14',
    hazardousUntil: null,
    photo: null,
    classes,
    ...nothing,
  }
  expect(drivingLicenceCheck.result({ dl: 'MH1420110062000', dob: '1986-04-12' }, record)).toMatchObject({
    state: 'Maharashtra',
    classes: [
      { vehicleClass: 'LMV', description: 'Light motor vehicle', issuedOn: '2011-03-11' },
      { vehicleClass: 'ERIKSH', description: 'ERIKSH', issuedOn: null },
    ],
  })
})

describe('what an e-mail address says by itself', () => {
  test.each([
    ['ravi.konda@zenith.in', {}],
    ['ravi@gmail.com', { freeProvider: true }],
    ['accounts@zenith.in', { roleAddress: true }],
    ['sales+india@zenith.in', { roleAddress: true }],
    ['support2@zenith.in', { roleAddress: true }],
    ['saleswala@zenith.in', {}],
    ['x@mailinator.com', { disposable: true }],
    ['x@eu.mailinator.com', { disposable: true }],
    ['x@notmailinator.com', {}],
    ['ravi@gmial.com', { likelyDomain: 'gmail.com' }],
    ['ravi@gmai.com', { likelyDomain: 'gmail.com' }],
    ['ravi@gmaill.com', { likelyDomain: 'gmail.com' }],
    ['ravi@rediffmial.com', { likelyDomain: 'rediffmail.com' }],
    ['ravi@mail.com', { freeProvider: true }],
  ])('%s', (email, more) => {
    expect(describeAddress(email)).toEqual({
      domain: email.split('@')[1],
      disposable: false,
      roleAddress: false,
      freeProvider: false,
      likelyDomain: null,
      ...more,
    })
  })

  const answer = { mailbox: true, acceptsMail: true, acceptsAnyName: false, disposable: null }
  test.each([
    ['ravi@zenith.in', {}, 'deliverable'],
    ['ravi@mailinator.com', {}, 'risky'],
    ['ravi@zenith.in', { disposable: true }, 'risky'],
    ['ravi@zenith.in', { acceptsAnyName: true }, 'risky'],
    ['ravi@zenith.in', { mailbox: null }, 'risky'],
    ['ravi@zenith.in', { mailbox: false }, 'undeliverable'],
    ['ravi@mailinator.com', { acceptsMail: false }, 'undeliverable'],
  ])('%s with %j is %s', (email, more, status) => {
    expect(emailCheck.result({ email }, { ...answer, ...more })).toMatchObject({ status })
  })
})

test('a look-up names the lender of a code and the bank that was merged, and finds no branch that is not listed', async () => {
  const ask = (ifsc: string) => ifscLookup.answer?.({ ifsc })
  expect(await ask('HDFC0CKUB01')).toMatchObject({
    status: 'listed',
    bank: 'Khamgaon Urban Co-operative Bank',
    lentBy: 'HDFC Bank',
  })
  expect(await ask('SBIN0070760')).toMatchObject({
    status: 'listed',
    formerBank: 'State Bank of Travancore',
    formerUntil: '2017-04-01',
  })
  expect(await ask('VIJB0009502')).toMatchObject({ status: 'merged', bank: 'Vijaya Bank' })
  expect(await ask('HDFC0999998')).toBeNull()
})
