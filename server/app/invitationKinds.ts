import { bgcLinks } from '../bgc/links.ts'
import { videoCallLink } from '../calls/link.ts'
import { caseLinks } from '../cases/link.ts'
import { stepPersonLink } from '../cases/stepPersonLink.ts'
import { sharedCheck } from '../checks/sharing/shares.ts'
import { copyLink, reviewerLink, signerLink } from '../esign/link.ts'
import { subjectLink } from '../inquiries/subjectLink.ts'
import { reportLink } from '../intelligence/reportRow.ts'
import { kindsByName } from '../invitations/kind.ts'
import { accountInvitations } from '../people/accounts/passwordLinks.ts'

/** The kinds of invitations of every wing: a new one is one line here. */
export const invitationKinds = kindsByName([
  ...accountInvitations,
  sharedCheck,
  reportLink,
  subjectLink,
  ...caseLinks,
  stepPersonLink,
  videoCallLink,
  ...bgcLinks,
  signerLink,
  reviewerLink,
  copyLink,
])
