extends Node2D
## A figure that walks to a clicked door: a child of a [SixfoldCity], with a picture of yours below it.

@export var speed := 120.0

var _way := PackedVector2Array()

@onready var city := get_parent() as SixfoldCity


func _ready() -> void:
	city.city_changed.connect(_stand)


## Stands on the first street of the city.
func _stand() -> void:
	_way.clear()
	if city.streets.get_point_count() > 0:
		position = city.streets.get_point_position(0)


func _unhandled_input(event: InputEvent) -> void:
	var click := event as InputEventMouseButton
	if click == null or not click.pressed or click.button_index != MOUSE_BUTTON_LEFT:
		return
	var at := city.get_local_mouse_position()
	var nearest: Marker2D = null
	for door in city.doors:
		var leads: bool = door.get_meta("street")
		if leads and (nearest == null or at.distance_to(door.position) < at.distance_to(nearest.position)):
			nearest = door
	if nearest:
		_way = city.find_way(position, nearest.position)


func _process(delta: float) -> void:
	if _way.is_empty():
		return
	position = position.move_toward(_way[0], speed * delta)
	if position.is_equal_approx(_way[0]):
		_way.remove_at(0)
