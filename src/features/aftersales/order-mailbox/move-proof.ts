/** The code of a move is the move's own: no other order, colleague or earlier move takes it or uses up its tries. */
export const moveProof = ({ id, email }: { id: string; email: string }) => ({
  purpose: "move_order" as const,
  recipient: email,
  holder: `${email.toLowerCase()} ${id}`,
});
