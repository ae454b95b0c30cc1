import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Tone } from '../../components/tone.ts'
import styles from './Dashboard.module.css'

export interface Task {
  icon: LucideIcon
  tone: Extract<Tone, 'warning' | 'info' | 'neutral'>
  title: string
  detail: string
  to: string
  /** Runs an action instead of opening a link. */
  act?: () => void
  /** Outside this app: opens a document in a new tab. */
  outside?: boolean
}

/** A task with a link or an action. */
export const TaskLink = ({ icon: Icon, tone, title, detail, to, act, outside = false }: Task) => {
  const content = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{detail}</span>
      </span>
      <ChevronRight size={16} aria-hidden="true" />
    </>
  )
  if (act)
    return (
      <button type="button" className={styles.task} onClick={act}>
        {content}
      </button>
    )
  return outside ? (
    <a className={styles.task} href={to} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link className={styles.task} to={to}>
      {content}
    </Link>
  )
}

export const TaskList = ({ tasks }: { tasks: Task[] }) => (
  <ul className={styles.tasks}>
    {tasks.map(task => (
      <li key={task.title + task.to}>
        <TaskLink {...task} />
      </li>
    ))}
  </ul>
)
