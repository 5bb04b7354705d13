import { copyInComponents } from './copy-in-components.ts'
import { importCycles } from './import-cycles.ts'
import { importDirection } from './import-direction.ts'
import { kebabCase } from './kebab-case.ts'
import { keysByPlace } from './keys-by-place.ts'
import { knownIntents } from './known-intents.ts'
import { moduleState } from './module-state.ts'
import { noBarrels } from './no-barrels.ts'
import { noForbiddenFolders } from './no-forbidden-folders.ts'
import { noMachineTraces } from './no-machine-traces.ts'
import { noRowCasts } from './no-row-casts.ts'
import { oneGate } from './one-gate.ts'
import { oneList } from './one-list.ts'
import { oneRole } from './one-role.ts'
import { pastTimes } from './past-times.ts'
import { plainWords } from './plain-words.ts'
import { processEnv } from './process-env.ts'
import { retiredWords } from './retired-words.ts'
import { serverOnly } from './server-only.ts'
import { sizes } from './sizes.ts'
import type { Rule } from './source.ts'
import { sqlOnlyInStores } from './sql-only-in-stores.ts'
import { styleSources } from './style-sources.ts'
import { typedSql } from './typed-sql.ts'

/**
 * The rules of the architecture as checks. When a review makes the same remark twice, it becomes a rule
 * here.
 */
export const RULES: Record<string, Rule> = {
  'import direction': importDirection,
  'server only': serverOnly,
  'import cycles': importCycles,
  'no barrels': noBarrels,
  'no forbidden folders': noForbiddenFolders,
  'kebab-case': kebabCase,
  'SQL only in stores': sqlOnlyInStores,
  'typed SQL': typedSql,
  'no row casts': noRowCasts,
  'one list': oneList,
  'process.env': processEnv,
  'one gate': oneGate,
  'one role': oneRole,
  'known intents': knownIntents,
  'module state': moduleState,
  'file sizes': sizes,
  'keys by place': keysByPlace,
  'copy in components': copyInComponents,
  'retired words': retiredWords,
  'plain words': plainWords,
  'past times': pastTimes,
  'style sources': styleSources,
  'no machine traces': noMachineTraces,
}
