import type { CaseProduct } from '../../contracts/cases/products.ts'
import { stepKinds, stepOf } from '../../contracts/cases/steps/index.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { answerInvitation } from '../invitations/answer.ts'
import {
  defineInvitationKind,
  type EndedInvitation,
  type InvitationContext,
  type InvitationKind,
} from '../invitations/kind.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import type { Db, Trx } from '../platform/context.ts'
import type { CaseRow } from './rows.ts'

const common = {
  path: paths.invitation,
  framed: true,
  tells: true,
  mayRemind: (trx: Trx, id: string) => waitsForPerson(trx, id),
  onEnd: async (_ctx: InvitationContext, trx: Trx, { id, subject, state }: EndedInvitation) => {
    if (state !== 'declined' && state !== 'expired') return
    // The steps that wait are told by a worker (`server/steps/followLinks.ts`). The case itself is not touched: whoever cancels it has locked it
    // first and the invitation after it.
    await trx
      .insertInto('case_link_ends')
      .values({ invitation_id: id, case_id: subject, state })
      .onConflict(same => same.doNothing())
      .execute()
  },
} as const

const links = {
  general: defineInvitationKind({
    ...common,
    name: 'case',
    label: text('Complete your verification', 'अपना वेरिफ़िकेशन पूरा करें'),
  }),
  bgc: defineInvitationKind({
    ...common,
    path: paths.acceptBgcRequest,
    name: 'bgcCase',
    label: text('Take part in a background verification', 'बैकग्राउंड वेरिफ़िकेशन में हिस्सा लें'),
  }),
  trubgv: defineInvitationKind({
    ...common,
    name: 'trubgvCase',
    label: text('Complete your verification', 'अपना वेरिफ़िकेशन पूरा करें'),
  }),
  onboarding: defineInvitationKind({
    ...common,
    name: 'onboardingCase',
    label: text('Complete your registration', 'अपना रजिस्ट्रेशन पूरा करें'),
  }),
  'video-kyc': defineInvitationKind({
    ...common,
    name: 'videoKycCase',
    label: text('Complete your video KYC', 'अपना वीडियो KYC पूरा करें'),
  }),
} satisfies Record<CaseProduct, InvitationKind>

export const caseLinks: readonly InvitationKind[] = Object.values(links)

/** The one link of the person whom a case is about: every step that asks them is on its page. */
export const caseLinkOf = ({ product }: Pick<CaseRow, 'product'>): InvitationKind => links[product]

const ofPerson = stepKinds.filter(kind => stepOf(kind).actor === 'subject')

/** Whether a step asks the person now. A paused case asks for nothing more, though its person may still answer. */
export async function waitsForPerson(db: Db | Trx, id: string): Promise<boolean> {
  const step = await db
    .selectFrom('case_steps as step')
    .innerJoin('cases', 'cases.id', 'step.case_id')
    .select('step.step')
    .where('step.case_id', '=', id)
    .where('step.status', '=', 'asked')
    .where('step.kind', 'in', ofPerson)
    .where('cases.status', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return step !== undefined
}

/** Whether the customer has withdrawn the link of a case: no step reaches its person until it is sent again. */
export async function linkStateOf(
  db: Db | Trx,
  { invitation_id: id }: Pick<CaseRow, 'invitation_id'>,
): Promise<'open' | 'withdrawn'> {
  if (id === null) return 'open'
  const link = await db.selectFrom('invitations').select('state').where('id', '=', id).executeTakeFirst()
  return link?.state === 'withdrawn' ? 'withdrawn' : 'open'
}

/** The case needs its person no more: the link says so from now on. */
export async function endLink(
  ctx: InvitationContext,
  trx: Trx,
  { invitation_id: id, product }: Pick<CaseRow, 'invitation_id' | 'product'>,
  isDone: boolean,
): Promise<void> {
  if (id === null) return
  if (isDone) await answerInvitation(ctx, trx, caseLinkOf({ product }), id)
  else await withdrawInvitation(ctx, trx, caseLinkOf({ product }), id)
}
