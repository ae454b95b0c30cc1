import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { actions, canAccess, type StaffArea, staffAreas, staffRoles } from '../../../contracts/permissions.ts'
import { staffMember } from '../../../contracts/resources/staffMember.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Staff.module.css'

/** The permissions of each role, from the table that the server uses. */
export const RoleMatrix = () => {
  const text = useTexts('staff')
  const locale = useLocale()
  const { choices } = staffMember.fields.role
  const allowed = (role: (typeof staffRoles)[number], area: StaffArea) =>
    actions
      .filter(action => canAccess(role, { action, permission: `admin.${area}` }))
      .map(action => text(`matrix.action.${action}`))
      .join(', ')
  return (
    <div className={styles.matrix}>
      <Section flush title={text('matrix.title')}>
        <Table aria-label={text('matrix.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('matrix.where')}</TableCell>
              {staffRoles.map(role => (
                <TableCell key={role}>{choices[role].label[locale]}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {staffAreas.map(area => (
              <TableRow key={area}>
                <TableCell>{text(`matrix.area.${area}`)}</TableCell>
                {staffRoles.map(role => (
                  <TableCell key={role}>
                    {allowed(role, area) || <span className={styles.quiet}>{text('matrix.nothing')}</span>}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
    </div>
  )
}
