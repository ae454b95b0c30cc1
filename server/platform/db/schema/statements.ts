import type { CreatedAt, Timestamp } from './columns.ts'

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

export interface StatementsTables {
  bank_statements: BankStatements
  bank_statement_files: BankStatementFiles
  bank_statement_rules: BankStatementRules
}
