import { Button, IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '../../../contracts/calls/roles.ts'
import type { RoleAudience } from '../../../contracts/people/ownRoles.ts'
import { actionNames, permissionNames } from '../../../contracts/people/permissionNames.ts'
import {
  actions,
  canAccess,
  type Grants,
  isOfStaff,
  type Permission,
  permissions,
} from '../../../contracts/people/permissions.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { roleCalls } from './calls.ts'
import { RoleForm } from './RoleForm.tsx'
import styles from './Roles.module.css'

interface RoleMatrixProps {
  audience: RoleAudience
  /** What the signed-in person may do, if that limits what they may give. */
  own?: Grants
  mayCreate?: boolean
}

type Act = { what: 'create' | 'copy' | 'change' | 'remove'; role: Role | null }

interface RoleProps {
  role: Role
}

type ActsProps = RoleProps & { mayCreate: boolean; onAct: (act: Act) => void }

/** What each role permits and who has it; a card per role on a phone, a table elsewhere. Custom roles are made, changed and deleted here. */
export const RoleMatrix = ({ audience, own, mayCreate = true }: RoleMatrixProps) => {
  const text = useTexts('roles')
  const isNarrow = useIsNarrow()
  const { data: roles } = useCallQuery(roleCalls[audience].list, {})
  const [act, setAct] = useState<Act | null>(null)
  if (!roles) return null
  const areas = permissions.filter(permission => isOfStaff(permission) === (audience === 'staff'))
  const View = isNarrow ? RoleCards : RoleTable
  return (
    <div className={styles.matrix}>
      <Section
        flush
        title={text('title')}
        aside={
          mayCreate && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => setAct({ what: 'create', role: null })}
            >
              {text('create')}
            </Button>
          )
        }
      >
        <View roles={roles} areas={areas} mayCreate={mayCreate} onAct={setAct} />
      </Section>
      {act?.what === 'remove' && act.role && (
        <RemoveDialog audience={audience} role={act.role} onClose={() => setAct(null)} />
      )}
      {act && act.what !== 'remove' && (
        <RoleForm
          audience={audience}
          own={own}
          role={act.role}
          isCopy={act.what === 'copy'}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}

interface ViewProps {
  roles: readonly Role[]
  areas: readonly Permission[]
  mayCreate: boolean
  onAct: (act: Act) => void
}

const RoleTable = ({ roles, areas, mayCreate, onAct }: ViewProps) => {
  const text = useTexts('roles')
  const locale = useLocale()
  return (
    <Table aria-label={text('title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('where')}</TableCell>
          {roles.map(role => (
            <TableCell key={role.id} className={styles.role}>
              <b>{role.name[locale]}</b>
              <Acts role={role} mayCreate={mayCreate} onAct={onAct} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>{text('holders')}</TableCell>
          {roles.map(role => (
            <TableCell key={role.id}>
              <Holders role={role} />
            </TableCell>
          ))}
        </TableRow>
        {areas.map(area => (
          <TableRow key={area}>
            <TableCell>{permissionNames[area][locale]}</TableCell>
            {roles.map(role => (
              <TableCell key={role.id}>
                <Allowed role={role} area={area} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const RoleCards = ({ roles, areas, mayCreate, onAct }: ViewProps) => {
  const text = useTexts('roles')
  const locale = useLocale()
  return (
    <ul className={styles.cards} aria-label={text('title')}>
      {roles.map(role => (
        <li key={role.id}>
          <header>
            <h3>{role.name[locale]}</h3>
            <ToneChip tone={role.builtIn ? 'neutral' : 'accent'} label={text(role.builtIn ? 'builtIn' : 'custom')} />
            <Acts role={role} mayCreate={mayCreate} onAct={onAct} />
          </header>
          {role.about && <p>{role.about[locale]}</p>}
          <dl>
            <dt>{text('holders')}</dt>
            <dd>
              <Holders role={role} />
            </dd>
            {areas
              .filter(area => role.permissions[area]?.length)
              .map(area => [
                <dt key={area}>{permissionNames[area][locale]}</dt>,
                <dd key={`${area}-actions`}>
                  <Allowed role={role} area={area} />
                </dd>,
              ])}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Allowed = ({ role: { permissions: grants }, area }: RoleProps & { area: Permission }) => {
  const text = useTexts('roles')
  const locale = useLocale()
  const allowed = actions.filter(action => canAccess(grants, { action, permission: area }))
  if (allowed.length === 0) return <span className={styles.quiet}>{text('nothing')}</span>
  return allowed.map(action => actionNames[action][locale]).join(', ')
}

const Holders = ({ role: { holders } }: RoleProps) => {
  const text = useTexts('roles')
  if (holders.length === 0) return <span className={styles.quiet}>{text('nobody')}</span>
  return holders.map(({ name, isActive }) => (isActive ? name : text('off', { name }))).join(', ')
}

const Acts = ({ role, mayCreate, onAct }: ActsProps) => {
  const text = useTexts('roles')
  const locale = useLocale()
  const words = { role: role.name[locale] }
  return (
    <span className={styles.acts}>
      {role.mayChange && (
        <IconButton
          size="small"
          aria-label={text('changeNamed', words)}
          onClick={() => onAct({ what: 'change', role })}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      {mayCreate && (
        <IconButton size="small" aria-label={text('copyNamed', words)} onClick={() => onAct({ what: 'copy', role })}>
          <Copy aria-hidden="true" />
        </IconButton>
      )}
      {role.mayChange && (
        <IconButton
          size="small"
          aria-label={text('removeNamed', words)}
          onClick={() => onAct({ what: 'remove', role })}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}

type RemoveDialogProps = RoleProps & { audience: RoleAudience; onClose: () => void }

const RemoveDialog = ({ audience, role, onClose }: RemoveDialogProps) => {
  const text = useTexts('roles')
  const words = { role: role.name[useLocale()] }
  const calls = roleCalls[audience]
  return (
    <ActionDialog<typeof calls.remove>
      danger
      call={calls.remove}
      params={{ id: role.id }}
      fields={audience === 'staff' ? [reasonField] : []}
      title={text('removing.title', words)}
      detail={text('removing.detail')}
      confirm={text('removing.confirm')}
      done={text('removing.done', words)}
      onClose={onClose}
    />
  )
}
