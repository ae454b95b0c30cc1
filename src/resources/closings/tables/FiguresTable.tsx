import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '../../../components/Section.tsx'
import styles from '../Closings.module.css'

/** Days of a list's filter, both included. */
export interface Days {
  createdFrom: string
  createdTo: string
}

/** The list that shows a figure's rows. */
export const listPath = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

interface FiguresTableProps {
  title: string
  /** The first column's, and those of the figures. */
  headings: readonly string[]
  rows: readonly { id: string; name: string; figures: readonly ReactNode[]; isTotal?: boolean }[]
  /** To the list of rows. */
  link?: { to: string; label: string }
  /** Instead of the table if there are no rows. */
  none?: string
}

/** Figures in columns, with their digits aligned. */
export const FiguresTable = ({ title, headings, rows, link, none }: FiguresTableProps) => (
  <Section flush title={title} {...(link && { aside: <Link to={link.to}>{link.label}</Link> })}>
    {rows.length === 0 && none ? (
      <p className={styles.note}>{none}</p>
    ) : (
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {headings.map((heading, index) => (
              <TableCell key={heading} align={index === 0 ? 'left' : 'right'}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, figures, isTotal }) => (
            <TableRow key={id} className={isTotal ? styles.total : undefined}>
              <TableCell>{name}</TableCell>
              {figures.map((figure, index) => (
                // The columns never change.
                <TableCell key={index} align="right" className="num">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
  </Section>
)
