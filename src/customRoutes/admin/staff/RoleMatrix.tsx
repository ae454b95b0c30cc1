import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { actions, canAccess, type StaffArea, staffAreas } from '../../../../contracts/permissions.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Accounts.module.css'

const roles = ['admin', 'superadmin'] as const

/** What the server lets each role do: the table that it decides by. */
export const RoleMatrix = () => {
  const text = useTexts('staff')
  const allowed = (role: (typeof roles)[number], area: StaffArea) =>
    actions
      .filter(action => canAccess(role, { action, permission: `admin.${area}` }))
      .map(action => text(`accounts.action.${action}`))
      .join(', ')
  return (
    <Section flush title={text('accounts.matrix')}>
      <Table className={styles.matrix} aria-label={text('accounts.matrix')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('accounts.matrixArea')}</TableCell>
            {roles.map(role => (
              <TableCell key={role}>{text(`role.${role}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {staffAreas.map(area => (
            <TableRow key={area}>
              <TableCell className={styles.words}>{text(`accounts.area.${area}`)}</TableCell>
              {roles.map(role => (
                <TableCell key={role} className={styles.words}>
                  {allowed(role, area) || <span className={styles.quiet}>{text('accounts.nothing')}</span>}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
