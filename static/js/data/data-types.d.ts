/** What the API of `/data` answers. */

export interface Epoch {
  epoch: number;
  training_loss: number;
  validation_loss: number;
  validation_accuracy_at_1: number;
}

export interface JobStatus {
  kind: "look" | "prepare" | "train";
  state: "running" | "done" | "stopped" | "failed";
  stage: string;
  done: number;
  total: number;
  message: string;
  epoch: number;
  epochs: number;
  loss: number | null;
  curve: Epoch[];
  best_epoch: number | null;
  baselines: Record<string, number>;
  seconds_left: number | null;
}

export interface DataSetState {
  id: string;
  stage: string;
  failure: string;
  is_published: boolean;
  job: JobStatus | null;
}
