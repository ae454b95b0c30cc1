import { z } from 'zod'
import { stateNames } from '../identifiers/states.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'
import { gender, genders } from './persons.ts'

const line = z.string().max(200)

export const voterCheck = defineProduct({
  id: 'voter-check',
  label: text('Voter check', 'वोटर जाँच'),
  summary: text(
    'Is this voter on the electoral roll, and in which constituency, part and booth?',
    'क्या यह मतदाता सूची में है, और किस निर्वाचन क्षेत्र, भाग और बूथ में?',
  ),
  icon: 'vote',
  group: 'identity',
  pricePaise: 200,
  sourceLabel: text('Electoral roll', 'मतदाता सूची'),
  gate: 'kyc',
  paths: productPaths('voter-check'),
  input: z.object({ epic: identifier('epic'), state: z.enum(stateNames.map(({ en }) => en)).nullish() }),
  result: z.object({
    status: z.enum(['enrolled', 'deleted']),
    name: line,
    relation: z.enum(['father', 'mother', 'husband', 'wife', 'other']).nullable(),
    relativeName: line.nullable(),
    age: z.number().int().nullable(),
    gender: gender.nullable(),
    state: line,
    district: line.nullable(),
    assembly: line,
    parliament: line.nullable(),
    part: line,
    serial: z.number().int().nullable(),
    booth: line.nullable(),
  }),
  keys: { subject: 'epic', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('epic', text('EPIC number', 'EPIC नंबर'), [
      'voter id',
      'voter card',
      'epic no',
      'वोटर आईडी',
      'मतदाता पहचान पत्र',
    ]),
    {
      source: 'state',
      label: text('State', 'राज्य'),
      kind: 'select',
      optional: true,
      options: 'states',
      hint: text('Makes the search quicker.', 'इससे खोज जल्दी होती है।'),
    },
  ],
  resultFields: [
    outcomeField('status', text('Electoral roll', 'मतदाता सूची'), {
      enrolled: choice('Enrolled', 'नाम है', 'success'),
      deleted: choice('Deleted', 'नाम हटाया गया', 'danger'),
    }),
    { source: 'name', label: text('Name', 'नाम'), list: true },
    {
      source: 'relation',
      label: text('Relation', 'रिश्ता'),
      kind: 'choice',
      choices: {
        father: choice('Father', 'पिता'),
        mother: choice('Mother', 'माता'),
        husband: choice('Husband', 'पति'),
        wife: choice('Wife', 'पत्नी'),
        other: choice('Other', 'अन्य'),
      },
    },
    { source: 'relativeName', label: text('Relative’s name', 'रिश्तेदार का नाम'), mask: 'name' },
    { source: 'age', label: text('Age', 'उम्र'), kind: 'count' },
    { source: 'gender', label: text('Gender', 'लिंग'), kind: 'choice', choices: genders },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state', list: true },
    { source: 'district', label: text('District', 'ज़िला') },
    { source: 'assembly', label: text('Assembly constituency', 'विधानसभा क्षेत्र') },
    { source: 'parliament', label: text('Parliamentary constituency', 'लोकसभा क्षेत्र') },
    { source: 'part', label: text('Part', 'भाग') },
    { source: 'serial', label: text('Serial number', 'क्रम संख्या'), kind: 'count' },
    { source: 'booth', label: text('Polling station', 'मतदान केंद्र') },
  ],
  example: { epic: 'ZZZ1000009' },
  sandbox: {
    success: 'ZZZ1000009',
    notFound: 'ZZZ1404003',
    down: 'ZZZ1503002',
    slow: 'ZZZ1202001',
    mismatch: 'ZZZ1409002',
    balance: 'ZZZ1402007',
  },
  bulk: true,
  reusable: true,
})
