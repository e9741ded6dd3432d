import type pg from "pg";
import { patiently } from "./migrate.server.ts";

/** Whom the embedded PostgreSQL lets the shop be; elsewhere it is the user of DATABASE_SHOP_URL. */
export const embeddedRole = "farwave_shop";

export async function makeEmbeddedRole(owner: pg.Pool): Promise<void> {
  // two processes may start at once
  await owner.query(`do $$ begin create role ${embeddedRole} login;
    exception when duplicate_object or unique_violation then null; end $$`);
}

/** What is written by the owner alone: by migrations, and by a trigger at the commit (docs/decisions/0165). */
export const onlyRead = ["action_links", "migrations", "graphile_worker.migrations"];
/** Evidence, from which no job deletes. */
export const onlyAdded = [
  "actions",
  "ledger_entries",
  "sealed_months",
  "prepaid_entries",
  "policy_texts",
  "order_consents",
  "setting_changes",
];
const schemas = ["graphile_worker", "sandbox_gateway", "sandbox_network", "sandbox_supplier"];

type Kind = "table" | "view" | "sequence" | "function" | "schema" | "database";
/** `inPart`: with some of its columns alone. */
type Right = { kind: Kind; name: string; may: string[]; inPart: string[]; isGuarded: boolean };
type Deviation = { missing: string[]; beyond: string[] };

/**
 * `rules`: it, or whoever it may become, owns the tables, makes roles, or may turn triggers off. `reachesTrail`: by
 * what is beyond, the audit trail can be changed or got around.
 */
type Standing = Deviation & { role: string; rules: boolean; reachesTrail: boolean };

/** Gives a role what the shop must do and takes what it need not, as the owner of the tables; twice changes nothing. */
export async function grantToShop(owner: pg.Pool, role: string): Promise<void> {
  const client = await owner.connect();
  try {
    await patiently(client, async () => {
      // two that grant the same at once fail
      await client.query("select pg_advisory_xact_lock($1)", [onlyOneGrants]);
      // whoever owns the tables would take its own rights away
      if ((await standsAboveTables(client, role)).owns) return;
      const statements = [
        ...(await rightsOf(client, role)).flatMap((right) => changes(right, client.escapeIdentifier(role))),
        ...(await defaults(client, role)),
      ];
      for (const statement of statements) await client.query(statement);
    });
  } catch (error) {
    // whoever may not grant: what is missing is said by how the role stands
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
  } finally {
    client.release();
  }
}

// whoever migrates (…121) or writes the catalogue (…122) locks by a number of the same kind
const onlyOneGrants = 20_261_123;
const insufficientPrivilege = "42501";

export async function standingOf(asked: pg.Pool, role: string): Promise<Standing> {
  const { rules } = await standsAboveTables(asked, role);
  const all = (await rightsOf(asked, role)).map((right) => ({ right, ...deviation(right) }));
  const said = (which: "missing" | "beyond") =>
    all.flatMap(({ right: { kind, name }, [which]: rights }) =>
      rights.length === 0 ? [] : [`${rights.join(", ").toLowerCase()} on ${kind} ${name}`],
    );
  const reachesTrail = all.some(({ right, beyond }) => beyond.length > 0 && isOfTrail(right));
  return { role, rules, missing: said("missing"), beyond: said("beyond"), reachesTrail };
}

/**
 * The trail's own tables, and whatever lets something stand before them or the functions that link them: schemas,
 * temporary tables, and functions beside ours.
 */
const isOfTrail = ({ kind, name }: Right): boolean =>
  kind === "database" ||
  (kind === "schema" && !schemas.includes(name)) ||
  (kind === "table" && ["actions", "action_links"].includes(name));

/** What the user of a database could do to the audit trail besides adding to it: all, as its owner, or more than it needs. */
export type TrailRisk = "owner" | "more";

/** What staff who read the trail are told of, as long as the shop runs so. */
export function trailRiskOf({ rules, reachesTrail }: Pick<Standing, "rules" | "reachesTrail">): TrailRisk | undefined {
  if (rules) return "owner";
  return reachesTrail ? "more" : undefined;
}

/** One sentence, or none where all is well. */
export function sentenceAbout({ role, rules, missing, beyond, reachesTrail }: Standing): string | undefined {
  const some = (rights: string[]) => `${rights.slice(0, 3).join("; ")}${rights.length > 3 ? "; …" : ""}`;
  if (rules)
    return `The database's user ${role} owns the shop's tables or may become whoever does, or turn their triggers off, so the audit trail is not safe from it: name a user without rights of its own in DATABASE_SHOP_URL (README, "To production").`;
  if (missing.length > 0)
    return `The database's user ${role} may not do what the shop must (${some(missing)}): start once with the owner of the tables in DATABASE_URL and this user in DATABASE_SHOP_URL.`;
  if (beyond.length > 0)
    return `The database's user ${role} may do more than the shop needs (${some(beyond)}): take it away${reachesTrail ? ", or the audit trail is not safe from it" : ""}.`;
  return undefined;
}

function wanted({ kind, name }: Right): string[] {
  if (kind === "sequence" || kind === "schema") return ["USAGE"];
  if (kind === "function") return ["EXECUTE"];
  if (kind === "database") return [];
  // a view acts by the rights of its owner
  if (kind === "view" || onlyRead.includes(name)) return ["SELECT"];
  return onlyAdded.includes(name) ? ["SELECT", "INSERT"] : ["SELECT", "INSERT", "UPDATE", "DELETE"];
}

function deviation(right: Right): Deviation {
  const needed = wanted(right);
  return {
    missing: needed.filter((one) => !right.may.includes(one)),
    beyond: [...right.may, ...right.inPart].filter((one) => !needed.includes(one)),
  };
}

function changes(right: Right, role: string): string[] {
  const { missing, beyond } = deviation(right);
  const on = `on ${right.kind === "view" ? "table" : right.kind} ${right.name}`;
  return [
    missing.length > 0 && `grant ${missing.join(", ")} ${on} to ${role}`,
    beyond.length > 0 && `revoke ${beyond.join(", ")} ${on} from ${role}, public`,
    // the worker's tables show no row to anybody but their owner
    right.isGuarded && `alter table ${right.name} disable row level security`,
  ].filter((statement) => statement !== false);
}

/** For tables that a later migration makes: whoever runs meanwhile may write what its triggers write there. */
async function defaults(client: pg.PoolClient, role: string): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_namespace n
     where ${isOurs} and not exists (select from pg_default_acl, aclexplode(defaclacl)
       where defaclnamespace = n.oid and defaclrole = ${whoMigrates} and grantee = $2::regrole)`,
    [schemas, client.escapeIdentifier(role)],
  );
  return rows.flatMap(({ schema }) =>
    ["select, insert, update, delete on tables", "usage on sequences"].map(
      (rights) => `alter default privileges in schema ${schema} grant ${rights} to ${client.escapeIdentifier(role)}`,
    ),
  );
}

const isOurs = "(n.nspname = any($1) or n.nspname = current_schema())";
const whoMigrates = "quote_ident(current_user)::regrole::oid";
/** A later migration's tables may have another owner than the first ones: another member of a group, or a superuser. */
const owners = `((select relowner from pg_class where oid = to_regclass('migrations')), ${whoMigrates})`;
const isOfExtension = (id: string) => `exists (select from pg_depend where objid = ${id} and deptype = 'e')`;
const among = (words: string, asked: string) =>
  `array(select p from unnest(string_to_array('${words}', ' ')) p where ${asked})`;

/** What came with an extension, and what others have put into the same schema, is not the shop's. */
const rights = `
with n as (select oid, nspname from pg_namespace n where ${isOurs})
select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'view' else 'table' end as kind,
  c.oid::regclass::text as name, relrowsecurity as "isGuarded",
  case relkind when 'S' then ${among("USAGE UPDATE", "has_sequence_privilege($2::name, c.oid, p)")}
    else ${among("SELECT INSERT UPDATE DELETE TRUNCATE REFERENCES TRIGGER", "has_table_privilege($2::name, c.oid, p)")} end as may,
  ${among("INSERT UPDATE REFERENCES", "has_any_column_privilege($2::name, c.oid, p) and not has_table_privilege($2::name, c.oid, p)")} as "inPart"
from pg_class c join n on n.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S')
  and relowner in ${owners} and not ${isOfExtension("c.oid")}
union all
select 'function', f.oid::regprocedure::text, false, ${among("EXECUTE", "has_function_privilege($2::name, f.oid, p)")}, '{}'
from pg_proc f join n on n.oid = pronamespace
where proowner in ${owners} and prokind = 'f' and not ${isOfExtension("f.oid")}
union all
select 'schema', quote_ident(nspname), false, ${among("USAGE CREATE", "has_schema_privilege($2::name, n.oid, p)")}, '{}' from n
union all
select 'database', quote_ident(datname), false, ${among("CREATE TEMPORARY", "has_database_privilege($2::name, oid, p)")}, '{}'
from pg_database where datname = current_database()`;

async function rightsOf(asked: pg.Pool | pg.PoolClient, role: string): Promise<Right[]> {
  return (await asked.query<Right>(rights, [schemas, role])).rows;
}

async function standsAboveTables(asked: pg.Pool | pg.PoolClient, role: string) {
  const { rows } = await asked.query<{ owns: boolean; rules: boolean }>(
    `with owners as (select relowner as owner from pg_class join pg_namespace n on n.oid = relnamespace
       where ${isOurs} and relowner in ${owners})
     select asked.oid in (table owners) as owns,
       exists (select from pg_roles r where pg_has_role(asked.oid, r.oid, 'MEMBER') and (rolsuper or rolcreaterole
         or r.oid in (table owners) or has_parameter_privilege(r.oid, 'session_replication_role', 'SET'))) as rules
     from pg_roles asked where rolname = $2::name`,
    [schemas, role],
  );
  return rows[0]!;
}
