import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { Ellipsis, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { StaffMemberDetail } from '../../../contracts/resources/staffMember.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { type StaffAction, StaffActionDialog } from './StaffActionDialog.tsx'

type Act = StaffAction | 'role'

/** Super-admin actions on a colleague. On one's own account, only actions that cannot lock oneself out. */
export const StaffActions = ({ member }: { member: StaffMemberDetail }) => {
  const text = useTexts('staff')
  const own = currentStaffId() === member.id
  const [dialog, setDialog] = useState<Act | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = member.state === 'disabled' ? 'enable' : 'disable'
  const Icon = toggle === 'enable' ? UserRoundCheck : UserRoundX
  const choose = (what: Act) => {
    setAnchor(null)
    setDialog(what)
  }
  return (
    <>
      {!own && member.state !== 'ended' && (
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
      {dialog === 'role' && <RoleDialog member={member} onClose={() => setDialog(null)} />}
      {dialog && dialog !== 'role' && (
        <StaffActionDialog action={dialog} id={member.id} name={member.name} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

function actsFor({ state, secondFactor, openSessions }: StaffMemberDetail, own: boolean): Act[] {
  const acts: Act[] = []
  if (!own) acts.push('role')
  if (state !== 'disabled' && state !== 'ended') acts.push('link')
  if (!own && secondFactor) acts.push('secondFactor')
  if (openSessions > 0) acts.push('endAll')
  return acts
}
