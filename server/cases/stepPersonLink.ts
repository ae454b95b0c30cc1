import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { defineInvitationKind, type EndedInvitation, type InvitationContext } from '../invitations/kind.ts'
import { openInvitation } from '../invitations/row.ts'
import type { Trx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { isOwnAddress } from './isOwnAddress.ts'

/**
 * The link of another person whom a step asks. Its subject is their row in `case_step_people`. Whoever ends a case or asks a step has locked the case, then this
 * row, then the invitation; whoever acts by the link begins with the row and never locks the case.
 */
export const stepPersonLink = defineInvitationKind({
  name: 'stepPerson',
  path: paths.employeeRating,
  label: text('Confirm details and give a reference', 'जानकारी की पुष्टि करें और रेफ़रेंस दें'),
  framed: true,
  tells: true,
  canHandOver: async () => true,
  checkHeir: async ({ db, vault }, locale, { subject, email }) => {
    const row = await db
      .selectFrom('case_step_people')
      .innerJoin('cases', 'cases.id', 'case_step_people.case_id')
      .select(['cases.id', 'cases.subject_email', 'cases.subject_phone'])
      .where('case_step_people.id', '=', subject)
      .executeTakeFirstOrThrow()
    if (!isOwnAddress(openRow(vault, 'cases', row), { email, phone: null })) return
    const message = translate(locale, 'cases.ownAddress')
    throw new Problem('bad_request', message, [{ field: 'email', message }])
  },
  lockFirst: (trx, id) =>
    trx.selectFrom('case_step_people').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  mayRemind: async (trx, id) => {
    const row = await trx
      .selectFrom('case_step_people as person')
      .innerJoin('case_steps as step', join =>
        join
          .onRef('step.case_id', '=', 'person.case_id')
          .onRef('step.step', '=', 'person.step')
          .onRef('step.round', '=', 'person.round'),
      )
      .innerJoin('cases', 'cases.id', 'person.case_id')
      .select('person.id')
      .where('person.id', '=', id)
      .where('step.status', '=', 'asked')
      .where('cases.status', '=', 'open')
      .executeTakeFirst()
    return row !== undefined
  },
  onEnd: (ctx, trx, ended) => followEnd(ctx, trx, ended),
})

/** A worker tells the step (`server/steps/followLinks.ts`), because the case must not be locked here. */
async function followEnd({ vault }: InvitationContext, trx: Trx, { id, subject, state, handedTo }: EndedInvitation) {
  if (state === 'handedOver' && handedTo !== null) {
    const heir = await trx
      .selectFrom('invitations')
      .select(['id', 'person_name', 'email'])
      .where('id', '=', handedTo)
      .executeTakeFirstOrThrow()
    const { person_name: name, email } = openInvitation(vault, heir)
    await trx
      .updateTable('case_step_people')
      .set({
        ...sealRow(vault, 'case_step_people', { id: subject, name, email }),
        phone: null,
        invitation_id: handedTo,
        handed_over: true,
      })
      .where('id', '=', subject)
      .where('invitation_id', '=', id)
      .execute()
  }
  if (state !== 'declined' && state !== 'expired') return
  const { case_id } = await trx
    .selectFrom('case_step_people')
    .select('case_id')
    .where('id', '=', subject)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('case_link_ends')
    .values({ invitation_id: id, case_id, state })
    .onConflict(same => same.doNothing())
    .execute()
}
