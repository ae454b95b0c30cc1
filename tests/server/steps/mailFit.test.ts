import { expect, test } from 'vitest'
import { mailFit } from '../../../server/steps/kinds/mailFit.ts'

test.each([
  ['hr@infosys.com', 'Infosys Limited', 'fits'],
  ['hr@mail.infosys.co.in', 'Infosys Ltd.', 'fits'],
  ['hr@tcs.com', 'Tata Consultancy Services Limited', 'fits'],
  ['hr@zenith-components.in', 'Zenith Components Pvt. Ltd.', 'fits'],
  ['hr@lnt.com', 'L&T', 'differs'],
  // Anybody can register a domain that contains the name.
  ['hr@infosys-hr.com', 'Infosys Limited', 'differs'],
  ['hr@infosys.com.careers-desk.in', 'Infosys Limited', 'differs'],
  ['hr@zenith.com', 'Zenith Components', 'differs'],
  // Two letters fit too many companies.
  ['hr@zc.com', 'Zenith Components', 'differs'],
  ['infosys@gmail.com', 'Infosys Limited', 'free'],
  ['infosys@yopmail.com', 'Infosys Limited', 'free'],
  ['hr@infosys.com', null, 'unknown'],
  ['hr@infosys.com', 'Private Limited', 'unknown'],
  [null, 'Infosys Limited', 'unknown'],
] as const)('%s of %s: %s', (email, employer, fit) => {
  expect(mailFit(email, employer)).toBe(fit)
})
