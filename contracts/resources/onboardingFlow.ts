import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { planDetail, planResource } from './plan.ts'

/** Whether people can start a response by the flow's link. */
export const linkStates = ['open', 'stopped', 'none'] as const

const { fields, ...plans } = planResource

const record = plans.record.extend({
  link: z.enum(linkStates),
  /** Of all versions. */
  responses: z.number().int(),
})

export type ShownFlow = z.output<typeof record>

/** The account's plans for onboarding, of which its responses are started. */
export const onboardingFlowResource = defineResource({
  name: 'onboarding-flows',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  paths: {
    list: paths.onboardingSolutionFlows,
    show: paths.onboardingSolutionFlow,
    create: paths.onboardingSolution,
    edit: paths.onboardingSolutionFlowEdit,
  },
  words: {
    title: text('Saved flow', 'सेव किए फ़्लो'),
    search: text('Part of the English title', 'अंग्रेज़ी शीर्षक का हिस्सा'),
    none: text('No flows yet', 'अभी कोई फ़्लो नहीं'),
    noneDetail: text(
      'A flow says what an applicant is asked, what is checked and which result follows. Begin with a template or a blank page.',
      'फ़्लो बताता है कि आवेदक से क्या पूछा जाए, क्या जाँचा जाए और कौन-सा नतीजा निकले। टेम्पलेट या खाली पेज से शुरू करें।',
    ),
    missing: text('There is no such flow', 'ऐसा कोई फ़्लो नहीं है'),
    error: text('Flows could not be loaded', 'फ़्लो लोड नहीं हो सके'),
  },
  fields: {
    ...fields,
    title: { label: text('Flow', 'फ़्लो') },
    cost: { label: text('Price of a response', 'एक जवाब का खर्च') },
    running: { label: text('In progress', 'जारी'), kind: 'count' },
    responses: { label: text('Responses', 'जवाब'), kind: 'count' },
    link: {
      label: text('Link', 'लिंक'),
      kind: 'choice',
      choices: {
        open: choice('Open', 'चालू', 'success'),
        stopped: choice('Stopped', 'बंद', 'warning'),
        none: choice('Not set up', 'नहीं बनाया'),
      },
    },
  },
  record,
  detail: planDetail,
  filter: plans.filter,
  sorts: ['id', 'createdAt'],
})
