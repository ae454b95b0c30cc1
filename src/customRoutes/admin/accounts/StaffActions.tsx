import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { Ellipsis, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import * as calls from '../../../../contracts/calls/staff.ts'
import { ask } from '../../../dataProvider/api.ts'
import { ActDialog, type ActName } from './ActDialog.tsx'
import { type MemberDetail, useStaffText } from './texts.ts'
import { useOwnId } from './useOwnId.ts'

/** What a super-admin can do to a colleague; to oneself only what takes nothing away. */
export const StaffActions = ({ member }: { member: MemberDetail }) => {
  const text = useStaffText()
  const own = useOwnId() === member.id
  const [dialog, setDialog] = useState<ActName | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = member.state === 'disabled' ? 'enable' : 'disable'
  const Icon = toggle === 'enable' ? UserRoundCheck : UserRoundX
  const choose = (what: ActName) => {
    setAnchor(null)
    setDialog(what)
  }
  return (
    <>
      {!own && (
        <Button
          variant="outlined"
          color={toggle === 'disable' ? 'error' : 'primary'}
          startIcon={<Icon aria-hidden="true" />}
          onClick={() => choose(toggle)}
        >
          {text(`act.${toggle}.button`)}
        </Button>
      )}
      <IconButton
        aria-label={text('detail.actions')}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actsFor(member, own).map(what => (
          <MenuItem key={what} onClick={() => choose(what)}>
            {text(`act.${what}.button`)}
          </MenuItem>
        ))}
      </Menu>
      {dialog && (
        <ActDialog
          what={dialog}
          name={member.name}
          act={reason => run(dialog, member.id, reason)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

function actsFor({ role, state, secondFactor, openSessions }: MemberDetail, own: boolean): ActName[] {
  const acts: ActName[] = []
  if (!own) acts.push(role === 'admin' ? 'promote' : 'demote')
  if (state !== 'disabled') acts.push('link')
  if (!own && secondFactor) acts.push('secondFactor')
  if (openSessions > 0) acts.push('endAll')
  return acts
}

function run(what: ActName, id: string, reason: string): Promise<unknown> {
  const params = { id }
  switch (what) {
    case 'promote':
      return ask(calls.changeStaffRole, { params, body: { role: 'superadmin', reason } })
    case 'demote':
      return ask(calls.changeStaffRole, { params, body: { role: 'admin', reason } })
    case 'link':
      return ask(calls.sendStaffLink, { params, body: { reason } })
    case 'secondFactor':
      return ask(calls.resetStaffSecondFactor, { params, body: { reason } })
    case 'endAll':
      return ask(calls.revokeStaffSessions, { params, body: { reason } })
    default:
      return ask(calls.setStaffActive, { params, body: { active: what === 'enable', reason } })
  }
}
