import type pg from "pg";

export async function inTransaction<Result>(
  pool: pg.Pool,
  act: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const tx = await pool.connect();
  try {
    await tx.query("begin");
    const result = await act(tx);
    await tx.query("commit");
    return result;
  } catch (error) {
    await tx.query("rollback");
    throw error;
  } finally {
    tx.release();
  }
}
