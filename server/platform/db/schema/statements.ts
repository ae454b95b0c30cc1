import type { StatementMapping } from '../../../../contracts/bankStatements/statementLayouts.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

/** The analysis of one check; its id is the check's. */
interface BankStatements {
  id: string
  user_id: string
  /** Where the object store has it. */
  object_id: string
  row_count: number
  created_at: CreatedAt
}

/** How reading one file of a check went. */
interface BankStatementFiles {
  id: string
  verification_id: string
  user_id: string
  position: number
  kind: string | null
  bytes: number
  pages: number | null
  row_count: number
  bank: string | null
  verdict: string | null
  problem: string | null
  read_at: Timestamp
  created_at: CreatedAt
}

/** An account's own rules for categories; its id is the account's. */
interface BankStatementRules {
  id: string
  rules_sealed: string
}

/** What the columns of a layout hold, as a person of the account has said. */
interface BankStatementLayouts {
  id: string
  user_id: string
  /** Of the checks for which it is used. */
  mode: string
  /** A hash of the bank and of the words of the headings. */
  key: string
  bank: string | null
  anchors: Json<number[]>
  columns: Json<StatementMapping['columns']>
  created_at: CreatedAt
}

export interface StatementsTables {
  bank_statement_layouts: BankStatementLayouts
  bank_statements: BankStatements
  bank_statement_files: BankStatementFiles
  bank_statement_rules: BankStatementRules
}
