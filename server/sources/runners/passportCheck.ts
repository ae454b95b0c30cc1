import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { passportCheck as product } from '../../../contracts/products/passportCheck.ts'
import { personNamed } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'

type Status = ResultOf<'passport-check'>['status']

/** The application is the answer. */
export const passportCheck = defineRunner(product, {
  sandbox({ passportFile }, synthetic) {
    const [givenName = '', surname = null] = personNamed(synthetic).split(' ')
    const odd = synthetic.pick(['in_progress', 'police_verification'])
    const usual: Status = synthetic.plain || synthetic.chance() > 0.15 ? 'issued' : odd
    const status: Status = synthetic.mismatch ? 'refused' : usual
    // In the year that the number ends in, so that the days follow each other.
    const day = (month: number) =>
      `20${passportFile.slice(-2)}-${String(month).padStart(2, '0')}-${synthetic.between(10, 28)}`
    const month = synthetic.between(1, 9)
    const isIssued = status === 'issued'
    return {
      status,
      givenName,
      surname,
      passportNumber: isIssued
        ? `${synthetic.pick(['M', 'N', 'P', 'R', 'S', 'T', 'U', 'V', 'Z'])}${synthetic.between(1_000_000, 9_999_999)}`
        : null,
      applicationType: synthetic.pick(['normal', 'normal', 'normal', 'tatkaal']),
      appliedOn: day(month),
      issuedOn: isIssued ? day(month + 1) : null,
      dispatchedOn: isIssued ? day(month + 2) : null,
    }
  },
  sample: random => ({
    passportFile: generateIdentifier('passportFile', random),
    dob: `19${70 + Math.floor(random() * 30)}-04-12`,
  }),
  remote: {
    path: '/passport',
    body: { passportFile: 'file_number', dob: 'dob' },
    record: {
      status: {
        at: 'data.status',
        values: {
          ISSUED: 'issued',
          IN_PROGRESS: 'in_progress',
          POLICE_VERIFICATION: 'police_verification',
          REFUSED: 'refused',
        },
      },
      givenName: 'data.given_name',
      surname: 'data.surname',
      passportNumber: 'data.passport_number',
      applicationType: { at: 'data.application_type', values: { NORMAL: 'normal', TATKAAL: 'tatkaal' } },
      appliedOn: 'data.application_date',
      issuedOn: 'data.issue_date',
      dispatchedOn: 'data.dispatch_date',
    },
  },
})
