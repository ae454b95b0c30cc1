import type { Role } from '../../../contracts/calls/roles.ts'
import { ownRoleChoices, type RoleAudience } from '../../../contracts/people/ownRoles.ts'
import { actions, canAccess, type Grants, permissions } from '../../../contracts/people/permissions.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { type Field, reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { roleCalls } from './calls.ts'
import { RightsField } from './RightsField.tsx'
import styles from './Roles.module.css'

export interface RoleFormProps {
  audience: RoleAudience
  /** What the signed-in person may do; nobody gives away more. */
  own: Grants | undefined
  /** The role that is changed, or of which the new one is a copy. */
  role: Role | null
  isCopy: boolean
  onClose: () => void
}

/** What both grants permit. */
const both = (one: Grants, other: Grants): Grants =>
  Object.fromEntries(
    permissions
      .map(permission => [
        permission,
        actions.filter(action => [one, other].every(grants => canAccess(grants, { permission, action }))),
      ])
      .filter(([, shared]) => (shared?.length ?? 0) > 0),
  )

/** Creates a role, from a copy or from nothing, or changes one. */
export const RoleForm = ({ audience, own, role, isCopy, onClose }: RoleFormProps) => {
  const text = useTexts('roles')
  const isStaff = audience === 'staff'
  const calls = roleCalls[audience]
  const isNew = role === null || isCopy
  const choices = own ? both(ownRoleChoices(audience), own) : ownRoleChoices(audience)
  const fields = [
    { source: 'name', label: text('form.name'), required: true, half: true },
    { source: 'nameHi', label: text('form.nameHi'), hint: text('form.nameHiHint'), half: true },
    { source: 'about', label: text('form.about'), half: true },
    { source: 'aboutHi', label: text('form.aboutHi'), half: true },
    { source: 'permissions', component: <RightsField choices={choices} /> },
    ...(isStaff ? [reasonField] : []),
  ] as const satisfies readonly Field[]
  const copied = (name: string) => (isCopy ? text('copyOf', { role: name }) : name)
  const defaults = {
    permissions: role ? both(choices, role.permissions) : {},
    ...(role && {
      name: copied(role.name.en),
      nameHi: role.name.hi === role.name.en ? '' : copied(role.name.hi),
      about: role.about?.en ?? '',
      aboutHi: role.about && role.about.hi !== role.about.en ? role.about.hi : '',
    }),
  }
  const name = role?.name.en ?? ''
  return (
    <ActionDialog<typeof calls.create | typeof calls.change>
      wide
      guard
      call={isNew ? calls.create : calls.change}
      {...(!isNew && { params: { id: role.id } })}
      fields={fields}
      defaults={defaults}
      title={isNew ? text('form.createTitle') : text('form.changeTitle', { role: name })}
      confirm={text(isNew ? 'form.create' : 'form.save')}
      done={(reply, body) =>
        'approvalId' in reply && reply.approvalId
          ? text('form.sent')
          : text(isNew ? 'form.created' : 'form.saved', { role: body.name })
      }
      onClose={onClose}
    >
      {!isNew && <p className={styles.note}>{text(isStaff ? 'form.noteOfStaff' : 'form.note')}</p>}
    </ActionDialog>
  )
}
