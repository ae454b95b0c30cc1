import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { defineInvitationKind } from '../invitations/kind.ts'

const path = paths.bgcReport

/** The candidate's link to the findings before a refusal, on which they can be disputed. Its subject is the case. */
export const noticeLink = defineInvitationKind({
  name: 'bgcNotice',
  path,
  label: text(
    'Read the findings of your background verification and answer them before a decision is made',
    'अपने बैकग्राउंड वेरिफ़िकेशन के नतीजे पढ़ें और फ़ैसले से पहले जवाब दें',
  ),
})

/** A link to the report for whoever the employer shows it to. Its subject is the case. */
export const reportLink = defineInvitationKind({
  name: 'bgcReport',
  path,
  label: text('Read the report of a background verification', 'बैकग्राउंड वेरिफ़िकेशन की रिपोर्ट पढ़ें'),
  shown: 'once',
})

export const bgcLinks = [noticeLink, reportLink] as const
